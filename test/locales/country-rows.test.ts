/** The rows of countries are the server's: of the built scripts none brings along more than browser-facts.ts. */
import { build, type Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { countryCodes, factsOf } from '#domain/country/countries.ts';

/** Not those in dist: another run may be building them. */
const built = await build({ logLevel: 'silent', build: { write: false } });
const scripts = [built]
  .flat()
  .flatMap((each) => ('output' in each ? each.output : []))
  .filter((each): each is Rolldown.OutputChunk => each.type === 'chunk');
const withText = (text: string) =>
  scripts.filter(({ code }) => code.includes(text)).map(({ fileName }) => fileName);

it('what the server alone reads of a country is in no script', () => {
  expect(scripts.length).toBeGreaterThan(0);
  for (const country of countryCodes) {
    expect(withText(factsOf(country).law.dataProtection), country).toEqual([]);
  }
});

it('what scripts need of all countries is in one', () => {
  expect(withText('Büsingen am Hochrhein')).toHaveLength(1);
});
