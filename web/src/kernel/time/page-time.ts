import { createContext } from 'react';

/** When a server rendered the page, milliseconds since 1970; null where none did. */
export const PageTimeContext = createContext<number | null>(null);
