import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { JSHandle, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type Axe from 'axe-core';
import type { Result, RunOptions } from 'axe-core';
import { newParts } from './new-parts.ts';

/** Violations of these impacts fail a journey. */
const SERIOUS = ['serious', 'critical'];

/** Rules that never find anything of these impacts, and take a third of the time. */
const LESSER_RULES = [
  'aria-allowed-role',
  'aria-deprecated-role',
  'empty-heading',
  'empty-table-header',
  'form-field-multiple-labels',
  'heading-order',
  'image-redundant-alt',
  'landmark-banner-is-top-level',
  'landmark-contentinfo-is-top-level',
  'landmark-main-is-top-level',
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo',
  'landmark-no-duplicate-main',
  'landmark-one-main',
  'landmark-unique',
  'page-has-heading-one',
  'presentation-role-conflict',
  'region',
  'skip-link',
];

const OPTIONS: RunOptions = {
  resultTypes: ['violations'],
  // Nothing here is framed.
  iframes: false,
  rules: Object.fromEntries(LESSER_RULES.map((id) => [id, { enabled: false }])),
};

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Runs axe on parts of the page, or on all of it; its code is loaded once for a page. */
const analyse = async (page: Page, parts: JSHandle<Element[]> | null): Promise<Result[]> => {
  if (!(await page.evaluate(() => Reflect.has(window, 'axe')))) await page.evaluate(AXE);
  const run = { options: OPTIONS, parts };
  const { violations } = await page.evaluate((given) => {
    const axe: typeof Axe = Reflect.get(window, 'axe');
    // What was replaced meanwhile cannot be looked at by itself.
    const isThere = given.parts?.every(({ isConnected }) => isConnected) === true;
    return axe.run(isThere && given.parts !== null ? given.parts : document, given.options);
  }, run);
  return violations;
};

/**
 * What axe finds on the open page. It takes a quarter of the time of the journeys, so in `npm test` it
 * looks at what no journey before has shown; in the full run at everything, each time.
 */
const violationsOn = async (page: Page): Promise<Result[]> => {
  if (process.env['JOURNEYS'] === 'full') return analyse(page, null);
  const parts = await newParts(page);
  return parts === null ? [] : analyse(page, parts);
};

/** Fails when axe finds anything serious on the open page, or when it scrolls sideways. */
export const expectGoodPage = async (page: Page): Promise<void> => {
  // Brought to their end rather than waited for: a browser that draws nothing never ends them. What
  // begins meanwhile, such as a message that goes, does not fade: half of it has no contrast.
  const still = await page.evaluateHandle(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '*, ::before, ::after { animation-duration: 0s !important; transition-duration: 0s !important; }',
    );
    document.adoptedStyleSheets.push(sheet);
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
    }
    return sheet;
  });
  const violations = await violationsOn(page);
  const serious = violations
    .filter(({ impact }) => impact !== null && impact !== undefined && SERIOUS.includes(impact))
    .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
  expect(serious, `axe on ${page.url()}`).toEqual([]);
  const overflow = await page.evaluate((sheet) => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    return document.documentElement.scrollWidth - document.documentElement.clientWidth;
  }, still);
  expect(overflow, `nothing is cut off sideways on ${page.url()}`).toBeLessThanOrEqual(0);
};
