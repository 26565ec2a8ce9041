/** HTML of a remote's texts: what becomes of it, and what may stand in a page. */
import { describe, expect, it } from 'vitest';
import { isHarmlessHtml, textOfHtml } from '#domain/remote/catalogue/plain-html.ts';

describe('HTML', () => {
  it('becomes text', () => {
    expect(textOfHtml('<p>Fest &amp; schwer</p><ul><li>50&nbsp;kg</li></ul>')).toBe(
      'Fest & schwer\n50 kg',
    );
    expect(textOfHtml('5 < 6\n& mehr')).toBe('5 < 6\n& mehr');
    expect(textOfHtml('<script>alert(1)</script>a&#228;')).toBe('aä');
  });

  it.each([
    ['<h2>Wie wählen?</h2><p>So. <a href="https://kontor.example/x">mehr</a></p>', true],
    ['<p onclick="x()">So.</p>', false],
    ['<script>x()</script>', false],
    ['<a href="javascript:x()">x</a>', false],
    ['<img src=x', false],
  ])('%s gets into a page: %s', (html, isTaken) => {
    expect(isHarmlessHtml(html)).toBe(isTaken);
  });
});
