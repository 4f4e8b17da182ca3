/** What an ally is about to be given. */
class Gift {
  gold = $state(0);
  wood = $state(0);

  clear(): void {
    this.gold = 0;
    this.wood = 0;
  }

  get option(): string {
    return `amount ${this.gold} ${this.wood}`;
  }
}

export const gift = new Gift();
