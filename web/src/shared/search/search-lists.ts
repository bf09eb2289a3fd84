import { styled } from 'styled-components';

// Explicit roles: no HTML element is such a list beside a field that keeps the focus.
export const Listbox = styled.div.attrs({ role: 'listbox' })``;
export const Group = styled.div.attrs({ role: 'group' })``;
