/** Link lists of the frame: what is accepted, and the error message for what is not. */
import { describe, expect, it } from 'vitest';
import { footerColumns } from '#domain/content/footer.ts';
import { linkList, type WrittenLink } from '#domain/content/links.ts';

describe('a link list', () => {
  it('accepts names and text keys, paths, routes and addresses of other sites', () => {
    expect(
      linkList('footer', [
        { name: 'Lotse', url: '/search?brand=Lotse' },
        { text: 'content.title.payment', route: 'payment' },
        { text: 'footer.jobs', url: 'https://jobs.example/', tag: 'footer.blog' },
      ]),
    ).toEqual([
      { name: 'Lotse', path: '/search?brand=Lotse' },
      { name: { text: 'content.title.payment' }, path: '/payment/' },
      { name: { text: 'footer.jobs' }, external: 'https://jobs.example/', tag: 'footer.blog' },
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

describe('the footer', () => {
  const departments = [{ name: 'Werkstatt', slug: 'werkstatt' }];
  const pathsOf = (store: Parameters<typeof footerColumns>[0]) =>
    footerColumns(store, departments, 'withdrawal.link').map(({ title, links }) => [
      title,
      links.map((link) => ('path' in link ? link.path : link.external)),
    ]);

  it('has every column of the specification when the store has everything', () => {
    const links = { returnsPortal: 'https://returns.example/', jobs: 'https://jobs.example/' };
    expect(pathsOf({ key: 'de', webformEnabled: true, links })).toEqual([
      [
        'footer.service',
        [
          '/dispatch-information/',
          '/order-status',
          '/order-tracking/',
          '/my-account',
          '/quick-order',
          '/return-policy/',
          '/withdrawal',
          '/premium-gurantee/',
          '/help-centre/',
          '/payment/',
          '/contact',
          'https://returns.example/',
        ],
      ],
      [
        'footer.about',
        [
          '/terms-and-conditions/',
          '/privacy-data/',
          '/my-data',
          '/opt_out/',
          '/company-information/',
          'https://jobs.example/',
          '/inspirations/',
          '/accessibility/',
        ],
      ],
      [
        'footer.products',
        ['/product-recalls/', '/werkstatt', '/search?sales', '/search?tags=bware'],
      ],
      ['footer.brands', expect.objectContaining({ length: 10 })],
    ]);
  });

  it('has no link to the withdrawal function where there is none', () => {
    const store = { key: 'ch', webformEnabled: true } as const;
    const all = footerColumns(store, departments, null).flatMap(({ links }) => links);
    expect(all).not.toContainEqual(expect.objectContaining({ path: '/withdrawal' }));
  });

  it('leaves out the form, portal and jobs that a store does not have', () => {
    const all = pathsOf({ key: 'de', webformEnabled: false }).flat(2);
    expect(all).not.toContain('/contact');
    expect(all.filter((path) => path.startsWith('https'))).toEqual([]);
  });

  it.each([
    ['pt', 'https://www.livroreclamacoes.pt/'],
    ['ro', 'https://anpc.ro/ce-este-sal/'],
  ] as const)('in %s links to the official site for complaints', (key, address) => {
    expect(pathsOf({ key, webformEnabled: true }).flat(2)).toContain(address);
  });
});
