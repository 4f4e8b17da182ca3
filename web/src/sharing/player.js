// The player inside a film: see film.ts. It stands alone, in a file that anyone may open.
(async () => {
  const bytes = Uint8Array.from(atob(document.getElementById('film').textContent), (letter) => letter.charCodeAt(0));
  const film = await new Response(new Response(bytes).body.pipeThrough(new DecompressionStream('deflate-raw'))).json();
  const at = (name) => document.querySelector(`[data-film=${name}]`);
  // A piece is its text, or what differs from a piece before it.
  const texts = [];
  const text = (n) => {
    if (texts[n] === undefined) {
      const piece = film.parts[n];
      if (typeof piece === 'string') return (texts[n] = piece);
      const before = text(piece[0]);
      let [out, at] = ['', 0];
      for (let i = 1; i < piece.length; i += 3) {
        out += before.slice(at, at + piece[i]) + piece[i + 2];
        at += piece[i] + piece[i + 1];
      }
      texts[n] = out + before.slice(at);
    }
    return texts[n];
  };
  const whole = (signs) => signs.replace(/\uE000(\w+)\uE001/g, (_, n) => whole(text(Number.parseInt(n, 36))));
  const SPEEDS = [0.5, 1, 2, 4];
  let now = 0;
  let speed = 1;
  let timer = 0;

  function show(to) {
    now = Math.max(0, Math.min(film.frames.length - 1, to));
    const [drawn, said, , scores] = film.frames[now];
    at('board').innerHTML = whole(drawn);
    at('said').textContent = film.said[said];
    document.querySelectorAll('[data-score]').forEach((element, i) => (element.textContent = film.scores[scores]?.[i] ?? ''));
    at('scrub').value = String(now);
    at('scrub').setAttribute('aria-valuetext', `${now + 1} / ${film.frames.length}`);
    at('count').textContent = `${now + 1}/${film.frames.length}`;
    at('back').disabled = now === 0;
    at('on').disabled = now === film.frames.length - 1;
  }
  function run(on) {
    clearTimeout(timer);
    timer = 0;
    if (on) wait();
    at('go').innerHTML = timer ? film.signs.pause : film.signs.play;
    at('go').setAttribute('aria-label', timer ? film.words.pause : film.words.play);
  }
  function wait() {
    timer = setTimeout(() => {
      if (now + 1 >= film.frames.length) return run(false);
      show(now + 1);
      wait();
    }, film.frames[now][2] / SPEEDS[speed]);
  }
  const toggle = () => {
    if (!timer && now + 1 >= film.frames.length) show(0);
    run(!timer);
  };
  const step = (to) => {
    run(false);
    show(to);
  };
  function fit() {
    const { width, height } = at('screen').getBoundingClientRect();
    at('scale').style.transform = `scale(${Math.min(width / film.width, height / film.height)})`;
  }

  at('go').onclick = toggle;
  at('back').onclick = () => step(now - 1);
  at('on').onclick = () => step(now + 1);
  at('scrub').max = String(film.frames.length - 1);
  at('scrub').oninput = (e) => step(Number(e.target.value));
  at('speed').onclick = () => {
    speed = (speed + 1) % SPEEDS.length;
    at('speed').textContent = `${SPEEDS[speed]}×`;
  };
  addEventListener('resize', fit);
  addEventListener('keydown', (e) => {
    const keys = { ArrowLeft: () => step(now - 1), ArrowRight: () => step(now + 1), Home: () => step(0), End: () => step(film.frames.length - 1), ' ': toggle };
    if (!keys[e.key] || (e.key === ' ' && e.target.closest?.('button, a')) || e.ctrlKey || e.metaKey || e.altKey) return;
    e.preventDefault();
    keys[e.key]();
  });
  fit();
  show(0);
  run(!matchMedia('(prefers-reduced-motion: reduce)').matches);
})();
