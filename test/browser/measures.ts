/** Measurements in the page, as strings for the message of a failed test: the words and their place. */
import type { Page } from 'playwright/test';

/** Waits two frames, until the page has its new layout. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
}

/** Words that stick out of the box that is drawn around them, or that a box cuts off. */
export function leavingFrames(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const unseen = '.vh, .skip, noscript, [hidden], dialog:not([open])';
    const isFrame = (element: Element) => {
      const { backgroundColor, borderLeftWidth, borderLeftStyle, overflowX } =
        getComputedStyle(element);
      const drawn = borderLeftStyle !== 'none' && Number.parseFloat(borderLeftWidth) > 0;
      return drawn || overflowX !== 'visible' || !/, 0\)$/.test(backgroundColor);
    };
    const frameOf = (element: Element): Element =>
      isFrame(element) || !element.parentElement ? element : frameOf(element.parentElement);
    const out: string[] = [];
    const isClipped = (element: Element): boolean =>
      getComputedStyle(element).clipPath !== 'none' ||
      (element.parentElement !== null && isClipped(element.parentElement));
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode } = texts;
      const parent = currentNode.parentElement;
      if (!parent || !currentNode.textContent?.trim() || parent.closest(unseen)) continue;
      if (!parent.checkVisibility() || isClipped(parent)) continue;
      const frame = frameOf(parent);
      const { overflowX } = getComputedStyle(frame);
      if (overflowX === 'auto' || overflowX === 'scroll') continue;
      const around = frame.getBoundingClientRect();
      const words = document.createRange();
      words.selectNodeContents(currentNode);
      const leaves = [...words.getClientRects()].some(
        ({ left, right, top, bottom }) =>
          left < around.left - 1 ||
          right > around.right + 1 ||
          // Line boxes are taller than their letters.
          top < around.top - 8 ||
          bottom > around.bottom + 8,
      );
      if (leaves) out.push(`${currentNode.textContent.trim()} | .${frame.className}`);
    }
    return out;
  });
}

/** How many of the widest texts are tried in a place. */
const mostTexts = 15;

/** Words broken over two lines in the selected places, which must show every word whole. */
export function brokenWords(page: Page, selector: string, samples?: string[]): Promise<string[]> {
  return page.evaluate(
    ([places, texts, most]) => {
      const parts = /[^\s\u2010-]+-?/g;
      /** The texts with the widest words: if these are not broken, narrower ones are not either. */
      const hardest = (element: Element, all: string[]) => {
        const pen = new OffscreenCanvas(1, 1).getContext('2d');
        if (!pen) throw new Error('no canvas');
        pen.font = getComputedStyle(element).font;
        const width = (text: string) =>
          Math.max(...(text.match(parts) ?? []).map((word) => pen.measureText(word).width));
        return all.toSorted((one, other) => width(other) - width(one)).slice(0, most);
      };
      const broken = (element: Element) => {
        const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
        if (!text?.textContent) return [];
        return [...text.textContent.matchAll(parts)].flatMap(({ 0: word, index }) => {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          const sticksOut = element.scrollWidth > element.clientWidth + 1;
          return lines.size > 1 || (sticksOut && element.clientWidth > 0) ? [word] : [];
        });
      };
      const shown = [...document.querySelectorAll(places)].filter((each) => each.checkVisibility());
      if (!texts) return shown.flatMap(broken);
      const [first] = shown;
      if (!first) return ['nothing to measure'];
      return hardest(first, texts).flatMap((text) => {
        first.textContent = text;
        return broken(first);
      });
    },
    [selector, samples, mostTexts] as const,
  );
}

/** Links and buttons lower than 24 px that are not part of a sentence (WCAG 2.5.8). */
export function lowLinks(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('a, button, summary')]
      .filter((element) => element.checkVisibility() && !element.closest('.vh, .skip'))
      .filter((element) => {
        const { height, width } = element.getBoundingClientRect();
        const inSentence = [...(element.parentElement?.childNodes ?? [])].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
        );
        // The link of a card covers its card.
        const covers = getComputedStyle(element, '::after').position === 'absolute';
        return width > 0 && Math.round(height) < 24 && !inSentence && !covers;
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  );
}

/** Adjacent fields whose boxes are not aligned, because a label wraps. */
export function unevenFields(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const boxes = [...document.querySelectorAll('.form .ctl')]
      .filter((control) => control.checkVisibility())
      .map((control) => ({ control, place: control.getBoundingClientRect() }));
    return boxes.flatMap(({ place, control }, index) => {
      const next = boxes[index + 1];
      const isBeside = next && next.place.left > place.right && next.place.top < place.bottom;
      const isEven = Math.abs((next?.place.top ?? 0) - place.top) < 1;
      return isBeside && !isEven ? [`${control.id} | ${next.control.id}`] : [];
    });
  });
}
