// What is wrong with the page as it is shown just now: a list of sentences. Runs in the page.
([place, touch]) => {
  const root = document.querySelector(place);
  const SMALLEST = 12; // pixels of a letter
  const THUMB = 40; // pixels of a target
  const CLOSEST = 0.14; // of a letter's size, between two words
  const SLACK = 1.5; // pixels that nobody sees
  const found = new Set();
  const view = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };

  const styles = new Map();
  const styleOf = (node) => {
    if (!styles.has(node)) styles.set(node, getComputedStyle(node));
    return styles.get(node);
  };
  const parentOf = (node) => node.parentElement ?? node.getRootNode().host ?? null;
  const chainOf = (node) => {
    const chain = [];
    for (let each = node; each; each = parentOf(each)) chain.push(each);
    return chain;
  };
  const nameOf = (node) => {
    const named = chainOf(node).filter((each) => each.classList.length > 0).slice(0, 3);
    const tell = (each) => '.' + [...each.classList].filter((name) => !/^svelte-|^s-/.test(name)).join('.');
    return named.reverse().map(tell).filter((told) => told !== '.').join(' ') || node.localName;
  };
  /** Whether only readers of the page hear it: squeezed into a pixel. */
  const isForReaders = (node) =>
    chainOf(node).some((each) => {
      if (each.matches('.hidden-title, .skip, .quiet:not(.shown)')) return true;
      if (styleOf(each).clipPath.startsWith('inset(50%')) return true;
      const box = each.getBoundingClientRect();
      return styleOf(each).position === 'absolute' && box.width <= 1 && box.height <= 1;
    });
  const isSeen = (node) =>
    node.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !isForReaders(node);
  const tell = (what, words, node) => found.add(`${what}: "${words.trim().slice(0, 60)}" (${nameOf(node)})`);

  /** Every piece of text that is shown, with the boxes of its lines. */
  function texts() {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const all = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const words = node.data.trim();
      const holder = node.parentElement;
      if (!words || holder.closest('script, style, option') || !isSeen(holder)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const boxes = [...range.getClientRects()].filter((box) => box.width > 0 && box.height > 0);
      const inks = boxes.map((box) => inkOf(box, holder)).filter((ink) => ink.right - ink.left > 2 && ink.bottom - ink.top > 4);
      if (boxes.length > 0) all.push({ node, words, holder, boxes, inks });
    }
    return all;
  }

  /** The part of the screen that is left for a node, and whether something of it can be scrolled to. */
  function roomOf(node) {
    const room = { ...view, scrollX: false, scrollY: false };
    for (const each of chainOf(node)) {
      const style = styleOf(each);
      if (each === document.body || each === document.documentElement) break;
      const box = each.getBoundingClientRect();
      const kinds = [style.overflowX, style.overflowY];
      if (!each.ownerSVGElement && style.display !== 'inline' && style.display !== 'contents') {
        if (/auto|scroll/.test(kinds[0]) && each.scrollWidth > each.clientWidth) room.scrollX = true;
        else if (kinds[0] !== 'visible' && !room.scrollX) {
          room.left = Math.max(room.left, box.left);
          room.right = Math.min(room.right, box.right);
        }
        if (/auto|scroll/.test(kinds[1]) && each.scrollHeight > each.clientHeight) room.scrollY = true;
        else if (kinds[1] !== 'visible' && !room.scrollY) {
          room.top = Math.max(room.top, box.top);
          room.bottom = Math.min(room.bottom, box.bottom);
        }
      }
      if (style.position === 'fixed') break;
    }
    return room;
  }

  /** What is seen of a line of words: its letters, without what is clipped or scrolled away. */
  function inkOf(box, holder) {
    const half = parseFloat(styleOf(holder).fontSize) * 0.36;
    const middle = (box.top + box.bottom) / 2;
    const ink = { left: box.left, right: box.right, top: middle - half, bottom: middle + half };
    for (const each of chainOf(holder)) {
      const style = styleOf(each);
      if (style.overflowX === 'visible' || each === document.body || style.display === 'inline') continue;
      const frame = each.getBoundingClientRect();
      ink.left = Math.max(ink.left, frame.left);
      ink.right = Math.min(ink.right, frame.right);
      ink.top = Math.max(ink.top, frame.top);
      ink.bottom = Math.min(ink.bottom, frame.bottom);
    }
    return ink;
  }

  function cutBy(box, room, high) {
    const wide = room.scrollX ? 0 : Math.max(room.left - box.left, box.right - room.right);
    const tall = room.scrollY ? 0 : Math.max(room.top - box.top, box.bottom - room.bottom) - high;
    return Math.max(wide, tall);
  }

  /** How often its own size something is shown, across and along the page. */
  function scaleOf(holder) {
    const turned = chainOf(holder).map((each) => styleOf(each).transform);
    const matrices = holder.ownerSVGElement
      ? [holder.getScreenCTM()]
      : turned.filter((each) => each !== 'none').map((each) => new DOMMatrix(each));
    const product = (of) => matrices.reduce((now, matrix) => now * of(matrix), 1);
    return { wide: product(({ a, b }) => Math.hypot(a, b)), high: product(({ c, d }) => Math.hypot(c, d)) };
  }

  const sizeOf = ({ holder }) => parseFloat(styleOf(holder).fontSize) * scaleOf(holder).high;

  /** Words that go on in the next line though nothing allows it. */
  function brokenIn({ node }) {
    for (const match of node.data.matchAll(/[^\s\u00ad\u200b\-–/]+/g)) {
      const range = document.createRange();
      // After a soft hyphen the box of the first letter holds the hyphen, which is in the line before.
      const isDivided = node.data[match.index - 1] === '\u00ad' && match[0].length > 1;
      range.setStart(node, match.index + (isDivided ? 1 : 0));
      range.setEnd(node, match.index + match[0].length);
      const boxes = [...range.getClientRects()].filter((box) => box.width > 0.5);
      const lines = new Set(boxes.map((box) => Math.round(box.top / 4)));
      if (lines.size > 1) return match[0];
    }
    return null;
  }

  /** Two words with so little between them that they are read as one. */
  function joinedIn(text) {
    const least = parseFloat(styleOf(text.holder).fontSize) * scaleOf(text.holder).wide * CLOSEST;
    for (const match of text.node.data.matchAll(/(?<=\S) (?=\S)/g)) {
      const range = document.createRange();
      range.setStart(text.node, match.index);
      range.setEnd(text.node, match.index + 1);
      const wide = range.getBoundingClientRect().width;
      if (wide > 0 && wide < least) return true;
    }
    return false;
  }

  const isPainted = (node) => {
    if (node.ownerSVGElement) return true; // only painted shapes are hit
    const style = styleOf(node);
    const clear = /rgba?\(0, 0, 0, 0\)|transparent/;
    const picture = style.backgroundImage !== 'none' || node.matches('img, canvas, video');
    return node.checkVisibility({ opacityProperty: true }) && (picture || !clear.test(style.backgroundColor));
  };

  /** What lies over the letters of a line of words, or over a piece: anywhere in its middle or near its lower edge. */
  function overOf(holder, box) {
    const own = new Set([...chainOf(holder), ...(holder.localName === 'svg' ? holder.querySelectorAll('*') : [])]);
    for (const high of [0.5, 0.85])
      for (const share of [0.08, 0.35, 0.65, 0.92]) {
        const at = [box.left + (box.right - box.left) * share, box.top + (box.bottom - box.top) * high];
        for (const each of document.elementsFromPoint(...at)) {
          if (own.has(each)) break;
          const isEdge = high > 0.5 && each.closest('.ticket, nav'); // what is scrolled goes on below them
          if (isPainted(each) && !isEdge && !each.closest('.lamp.word')) return each;
        }
      }
    return null;
  }

  const hits = new CSSStyleSheet();
  hits.replaceSync('* { pointer-events: auto !important; }');
  document.adoptedStyleSheets.push(hits);

  const shown = texts();
  for (const text of shown) {
    const { holder, words, boxes } = text;
    const room = roomOf(holder);
    const high = parseFloat(styleOf(holder).fontSize) * 0.3; // more of a line than its letters fill
    if (boxes.some((box) => cutBy(box, room, high) > SLACK)) tell('cut off', words, holder);
    if (sizeOf(text) < SMALLEST - 0.1) tell(`letters of ${sizeOf(text).toFixed(1)} px`, words, holder);
    const broken = brokenIn(text);
    if (broken) tell(`broken word "${broken}"`, words, holder);
    if (joinedIn(text)) tell('words run together', words, holder);
    // The cards of a fan lie on each other; each is read by its corner.
    for (const ink of holder.closest('.fan .value') ? [] : text.inks) {
      const over = overOf(holder, ink);
      if (over) tell(`covered by ${nameOf(over)}`, words, holder);
    }
  }
  for (const node of root.querySelectorAll('*')) {
    const style = styleOf(node);
    if (style.textOverflow !== 'ellipsis' && style.webkitLineClamp === 'none') continue;
    if (!isSeen(node)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const tooWide = range.getBoundingClientRect().right > node.getBoundingClientRect().right + 0.1;
    if (tooWide || node.scrollHeight > node.clientHeight + 2)
      tell('shortened', node.innerText, node);
  }
  // Words that lie on words.
  for (const [at, one] of shown.entries())
    for (const other of shown.slice(at + 1)) {
      if (one.holder.contains(other.holder) && other.holder.contains(one.holder)) continue;
      const meet = one.inks.some((a) =>
        other.inks.some((b) => {
          const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
          const tall = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
          return wide > 2 && tall > 2;
        }),
      );
      const over = (text) => text.holder.closest('dialog, .drawer, [popover]');
      if (meet && over(one) === over(other)) tell(`lies on "${other.words.slice(0, 30)}"`, one.words, one.holder);
    }
  // Pieces of a formula, a cost or a fee that are cut off or covered.
  for (const piece of root.querySelectorAll('.formula svg, .cost svg, .fee svg, .stock svg')) {
    if (!isSeen(piece)) continue;
    const box = piece.getBoundingClientRect();
    const room = roomOf(piece);
    const on = (piece.closest('.card, .place')?.innerText ?? '').replaceAll('\n', ' ');
    if (box.width > 0 && cutBy(box, room, 3) > 3) tell('piece cut off', on, piece);
    const isInSight = box.bottom < room.bottom && box.right < room.right && box.top > room.top;
    const over = box.width > 0 && isInSight && piece.closest('.cost') ? overOf(piece, box) : null;
    if (over) tell(`piece covered by ${nameOf(over)}`, on, piece);
  }
  document.adoptedStyleSheets.pop();

  for (const node of root.querySelectorAll('button, a, summary, select')) {
    const box = node.getBoundingClientRect();
    if (box.width > 1 && isSeen(node) && cutBy(box, roomOf(parentOf(node)), 4) > 4)
      tell('button cut off', node.innerText || node.title || '', node);
  }
  if (touch)
    for (const node of root.querySelectorAll('button, a, summary, select, input')) {
      if (!isSeen(node)) continue;
      const box = node.getBoundingClientRect();
      if (box.width > 0 && (box.height < THUMB - 0.5 || box.width < THUMB - 0.5))
        tell(`target of ${Math.round(box.width)}x${Math.round(box.height)}`, node.innerText || node.ariaLabel || '', node);
    }
  else
    for (const node of root.querySelectorAll('*')) {
      if (!/auto|scroll/.test(styleOf(node).overflowY) || !isSeen(node)) continue;
      if (node.closest('.log, .news, dialog') || node.scrollHeight <= node.clientHeight + 1) continue;
      tell('needs scrolling', `${node.scrollHeight} in ${node.clientHeight}`, node);
    }
  const wide = document.documentElement.scrollWidth - innerWidth;
  if (wide > 0) found.add(`the page is ${wide} px too wide`);
  return [...found];
}
