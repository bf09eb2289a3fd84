import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  NEWER_BYTES,
  PAGE_DATA_ID,
  type PageData,
  pageDataJson,
  readPageData,
} from './page-data.ts';

const PACKED = Uint8Array.from([0, 1, 127, 128, 255]);
const DATA: PageData = {
  nowMs: Date.UTC(2026, 10, 23, 12),
  documents: new Map([
    ['catalogue{}', [{ id: 'directory', fields: { v: 3, packed: PACKED } }]],
    ['resort{"id":"R1001"}', []],
    ['reviews{}', [{ id: 'b1', fields: { text: 'Fine</script><!-- "é"', stars: [1, null] } }]],
  ]),
};

/** Puts JSON into the page as a server does: as the text of an element in HTML. */
const write = (json: string): void => {
  document.body.innerHTML = `<script type="application/json" id="${PAGE_DATA_ID}">${json}</script>`;
};

afterEach(() => {
  document.body.replaceChildren();
});

describe('the data of a rendered page', () => {
  it('reach the browser unchanged, whatever their texts are', async () => {
    write(pageDataJson(DATA));
    expect(await readPageData()).toEqual({ ...DATA, isAsRendered: true });
    expect(document.body.children).toHaveLength(1);
  });

  it('leave many bytes at an address, where the browser fetches them', async () => {
    const json = pageDataJson(DATA, (bytes, key) =>
      bytes.length > 4 ? `/directory-data/${key.replace('{}', '')}-${bytes.length}` : null,
    );
    expect(json).not.toContain('base64');
    write(json);
    const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(PACKED));
    expect(await readPageData()).toEqual({ ...DATA, isAsRendered: true });
    expect(fetched).toHaveBeenCalledExactlyOnceWith('/directory-data/catalogue-5');
    const headers = { [NEWER_BYTES]: '1' };
    fetched.mockResolvedValue(new Response(PACKED, { headers }));
    expect(await readPageData()).toEqual({ ...DATA, isAsRendered: false });
    fetched.mockResolvedValue(new Response('', { status: 404 }));
    await expect(readPageData()).rejects.toThrow('404');
  });

  it.each(['null', '{}', '{"nowMs":1}', '{"nowMs":"1","documents":{}}'])(
    'are rejected where they are %s',
    async (json) => {
      write(json);
      await expect(readPageData()).rejects.toThrow('data of the page');
    },
  );

  it('are null on a page that no server has rendered', () => {
    expect(readPageData()).toBeNull();
  });
});
