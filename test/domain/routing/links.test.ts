/** Link lists of the frame: what is accepted, and the error message for what is not. */
import { describe, expect, it } from 'vitest';
import { legalLinks } from '#domain/content/footer.ts';
import { linkList, type WrittenLink } from '#domain/content/links.ts';

describe('a link list', () => {
  it('accepts names and text keys, paths, routes and addresses of other sites', () => {
    expect(
      linkList('footer', [
        { name: 'Lotse', url: '/search?brand=Lotse' },
        { text: 'content.title.payment', route: 'payment' },
        { text: 'footer.reviewSite', url: 'https://reviews.example/' },
      ]),
    ).toEqual([
      { name: 'Lotse', path: '/search?brand=Lotse' },
      { name: { text: 'content.title.payment' }, path: '/payment/' },
      { name: { text: 'footer.reviewSite' }, external: 'https://reviews.example/' },
    ]);
  });

  it.each<[string, WrittenLink[], string]>([
    ['nothing at all', [], 'link list footer: it is empty'],
    ['a link without a name', [{ url: '/a' }], 'link 1 (/a): it needs a name or a text key'],
    ['an empty name', [{ name: '', url: '/a' }], 'link 1 (/a): it needs a name or a text key'],
    ['a link without a target', [{ name: 'A' }], 'link 1 (A): it needs a url or a route'],
    [
      'the second of two',
      [{ name: 'A', url: '/a' }, { name: 'B' }],
      'link list footer, link 2 (B): it needs a url or a route',
    ],
    ['a script', [{ name: 'A', url: 'javascript:alert(1)' }], 'javascript:alert(1) is no address'],
    ['a foreign host in disguise', [{ name: 'A', url: '//evil.example' }], 'is no address'],
    ['an open connection', [{ name: 'A', url: 'http://a.example' }], 'is no address'],
    [
      'a route that is none',
      [{ name: 'A', route: 'constructor' as 'sale' }],
      'link 1 (A): no route is called constructor',
    ],
  ])('refuses %s and says why', (_what, links, message) => {
    expect(() => linkList('footer', links)).toThrow(message);
  });
});

describe('the links that the law wants on every page', () => {
  const pathsOf = (...[store, withdrawal]: Parameters<typeof legalLinks>) =>
    legalLinks(store, withdrawal).map((link) => ('path' in link ? link.path : link.external));

  it('are there whatever an operator writes', () => {
    expect(pathsOf({ key: 'de' }, 'withdrawal.link')).toEqual([
      '/company-information/',
      '/terms-and-conditions/',
      '/return-policy/',
      '/withdrawal',
      '/privacy-data/',
      '/my-data',
      '/opt_out/',
      '/accessibility/',
      '/product-recalls/',
    ]);
  });

  it('have no withdrawal function where there is none', () => {
    expect(pathsOf({ key: 'ch' }, null)).not.toContain('/withdrawal');
  });

  it.each([
    ['pt', 'https://www.livroreclamacoes.pt/'],
    ['ro', 'https://anpc.ro/ce-este-sal/'],
  ] as const)('in %s have the official site for complaints', (key, address) => {
    expect(pathsOf({ key }, 'withdrawal.link')).toContain(address);
  });
});
