/** Tells whether what stands in an element is higher than the element shows, now and whenever either changes. */
export function cut(tell: (isCut: boolean) => void): (element: HTMLElement) => () => void {
  return (element) => {
    const look = (): void => tell(element.scrollHeight > element.clientHeight + 1);
    const changes = new MutationObserver(look);
    changes.observe(element, { childList: true, characterData: true, subtree: true });
    const sizes = new ResizeObserver(look);
    sizes.observe(element);
    return () => [changes, sizes].forEach((o) => o.disconnect());
  };
}
