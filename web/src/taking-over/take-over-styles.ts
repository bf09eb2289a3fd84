/*
 * Must run before any styled component is made. Left to itself, styled-components makes all rules of a
 * page again, one by one, and removes those that a server has written: 10 ms, and then the browser styles
 * all of the page again, four times as long on a phone.
 */
import { __PRIVATE__ } from 'styled-components';
import { PAGE_SHEET, takeOverSheet } from './page-sheet.ts';

const written = document.querySelector<HTMLStyleElement>(`style[${PAGE_SHEET}]`);
if (written !== null) takeOverSheet(written, __PRIVATE__.mainSheet);
