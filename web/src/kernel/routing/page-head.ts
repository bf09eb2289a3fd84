import { createContext, use, useEffect } from 'react';
import { SITE_DESCRIPTION, SITE_NAME } from './site-name.ts';
import type { StructuredData } from './structured-data.ts';

/** What a page says about itself to the tab, to search engines and to chats that show its link. */
export type PageHead = {
  /** Without the name of the site. */
  title: string;
  /** One or two sentences; that of the site where a page has none. */
  description?: string;
  /** The path under which search engines keep the page, with the query that belongs to it. */
  canonical?: string;
  /** Facts for search engines, as schema.org names them; only a server asks for them. */
  structured?: () => readonly StructuredData[];
  /** May search engines list it? By default those with a canonical path, which every open page has. */
  index?: boolean;
  /** The answer's status where a server renders the page; 200 by default. */
  status?: 200 | 404;
  /** Where the page really is: a server answers with this path instead; browsers get there themselves. */
  movedTo?: string | undefined;
};

/** A picture that is shown with a link to the page, 1200 × 630: a path of the site or an https address. */
export type PageImage = {
  address: string;
  alt: string;
  /** Known for the pictures that the club draws itself. */
  size?: { width: number; height: number };
};

type HeadWriter = { say: (head: PageHead) => void; show: (image: PageImage) => void };

/** Collects what a page says while a server renders it; null in the browser. */
export const PageHeadContext = createContext<HeadWriter | null>(null);

/** True where a server writes the head: what only engines read is not worth a read in the browser. */
export const useIsHeadWritten = (): boolean => use(PageHeadContext) !== null;

/** The title in the tab and the history: 'Search · Tideaway'. */
export const fullTitle = (title: string): string =>
  title === SITE_NAME ? SITE_NAME : `${title} · ${SITE_NAME}`;

/** True for a page that search engines may list. */
export const isListed = ({ index, canonical }: PageHead): boolean =>
  index ?? canonical !== undefined;

/** The one element of the head that a selector finds; made and added where there is none. */
const elementOf = (selector: string, make: () => HTMLElement): HTMLElement => {
  const found = document.head.querySelector<HTMLElement>(selector);
  if (found !== null) return found;
  const made = make();
  document.head.append(made);
  return made;
};

const element = (tag: 'meta' | 'link', attribute: string, value: string): HTMLElement => {
  const made = document.createElement(tag);
  made.setAttribute(attribute, value);
  return made;
};

/** Sets an attribute of an element of the head; null removes the element. */
const setInHead = (
  tag: 'meta' | 'link',
  [attribute, name]: readonly [string, string],
  [to, value]: readonly [string, string | null],
): void => {
  const selector = `${tag}[${attribute}="${name}"]`;
  if (value === null) document.head.querySelector(selector)?.remove();
  else elementOf(selector, () => element(tag, attribute, name)).setAttribute(to, value);
};

/**
 * Says what the page is: a server writes it into the head (`headTags`); in the browser title,
 * description, canonical address and robots follow from page to page. What only chats and search
 * engines read stays as the server wrote it, since they do not follow links in the page.
 */
export const usePageHead = (head: PageHead): void => {
  use(PageHeadContext)?.say(head);
  const title = fullTitle(head.title);
  const description = head.description ?? SITE_DESCRIPTION;
  const canonical = head.canonical ?? null;
  const listed = isListed(head);
  useEffect(() => {
    const address = canonical === null ? null : new URL(canonical, globalThis.location.origin).href;
    document.title = title;
    setInHead('meta', ['name', 'description'], ['content', description]);
    setInHead('link', ['rel', 'canonical'], ['href', address]);
    setInHead('meta', ['name', 'robots'], ['content', listed ? null : 'noindex']);
  }, [title, description, canonical, listed]);
};

/** Says which picture a link to the page is shown with; only a server asks for it. */
export const usePageImage = (image: PageImage | undefined): void => {
  const writer = use(PageHeadContext);
  if (image !== undefined) writer?.show(image);
};
