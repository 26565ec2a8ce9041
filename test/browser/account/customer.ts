/** A customer at the keyboard, with or without a script: opens pages, reads mails, attaches a picture; and the operator. */
import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, type Locator, type Page } from 'playwright/test';
import { pictureWithPlace } from '../../made-picture.ts';
import { laidOut, violationsOn } from '../axe.ts';
import { skipToMain, tabTo } from '../keys.ts';
import { root, stateFolder, type textsOf } from '../shop.ts';
import { isLong, isPicked } from '../some.ts';

/** `said`: what the customer writes and the operator answers, in their language. */
export type Customer = {
  page: Page;
  home: string;
  texts: ReturnType<typeof textsOf>;
  hasScript: boolean;
  email: string;
  buyer: Record<string, string>;
  said: { title: string; review: string; question: string; answer: string; request: string };
};

const start = promisify(execFile);

export const main = (page: Page) => page.getByRole('main');
export const field = (page: Page, name: string) => main(page).locator(`[name="${name}"]`);
export const button = ({ page, texts }: Customer, key: string) =>
  page.getByRole('button', { name: texts(key), exact: true });

/** Opens a page: axe finds nothing (it needs a script), nothing is wider than the screen. The content comes next. */
export async function open({ page, home, hasScript }: Customer, path: string): Promise<void> {
  await page.goto(path.startsWith('http') ? path : home + path);
  if (hasScript) await expectSound(page, path);
  else await expectNarrow(page, path);
  await skipToMain(page);
}

/** Other specs run axe on these. A run looks at a third of the others, a long run at all. */
const judgedElsewhere =
  /^(create-account|login|drawer|my-account\/(security|my-data|my-data\/erase)|checkout\/.*|reviews\/.*|.*-\d{8})$/;

/** `name`: of what is shown, or its path. */
export async function expectSound(page: Page, name: string): Promise<void> {
  await laidOut(page);
  if (isLong || (!judgedElsewhere.test(name) && isPicked(name, 3)))
    expect.soft(await violationsOn(page), name).toEqual([]);
  await expectNarrow(page, name);
}

/** Also where the page itself may run no script. */
async function expectNarrow(page: Page, name: string): Promise<void> {
  const reach = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect.soft(reach, `${name}: sideways scroll`).toBeLessThanOrEqual(0);
}

/** The newest link to this page in the customer's mails. */
export async function mailedLink({ page, home, email }: Customer, path: string): Promise<string> {
  const outbox = await page.context().newPage();
  let link: string | undefined;
  await expect(async () => {
    await outbox.goto(`${home}__outbox`);
    const mail = outbox.getByRole('article').filter({ hasText: email }).filter({ hasText: path });
    link = (await mail.first().innerText({ timeout: 500 }))
      .match(/https?:\/\/\S+/g)
      ?.find((each) => each.includes(path));
    expect(link).toBeDefined();
  }).toPass({ timeout: 20_000 });
  await outbox.close();
  return link ?? '';
}

/** Commands of the operator on the shop's database, one after the other. */
export async function operate(...commands: readonly (readonly string[])[]): Promise<void> {
  const parameters = [resolve(root, stateFolder), JSON.stringify(commands)];
  await start(process.execPath, ['test/catalogue/run-commands.ts', ...parameters], { cwd: root });
}

export const picture = {
  name: 'foto.jpg',
  mimeType: 'image/jpeg',
  buffer: Buffer.from(pictureWithPlace),
};

/** The picture dialog belongs to the system: the field is reached by keyboard, the file is given to it. */
export async function attach(page: Page, files: Locator): Promise<void> {
  await tabTo(page, files);
  await files.setInputFiles(picture);
}
