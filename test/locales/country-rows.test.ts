/** The full country data stays on the server: built scripts contain no more of it than browser-facts.ts. */
import { build, type Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { countryCodes, factsOf } from '#domain/country/countries.ts';
import { ownNameIn } from '#domain/country/own-name.ts';

/** Not read from dist, because another run may be building there. */
const built = await build({ logLevel: 'silent', build: { write: false } });
const scripts = [built]
  .flat()
  .flatMap((each) => ('output' in each ? each.output : []))
  .filter((each): each is Rolldown.OutputChunk => each.type === 'chunk');
const withText = (text: string) =>
  scripts.filter(({ code }) => code.includes(text)).map(({ fileName }) => fileName);

it('country data that only the server reads is in no script', () => {
  expect(scripts.length).toBeGreaterThan(0);
  for (const country of countryCodes) {
    expect(withText(ownNameIn(factsOf(country).law.dataProtection, 'fr')), country).toEqual([]);
  }
});

it('country data that scripts need is in exactly one script', () => {
  expect(withText('Büsingen am Hochrhein')).toHaveLength(1);
});
