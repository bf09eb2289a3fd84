import { styled } from 'styled-components';

// Roles of their own: no element of HTML is such a list beside a field that keeps the focus.
export const Listbox = styled.div.attrs({ role: 'listbox' })``;
export const Group = styled.div.attrs({ role: 'group' })``;
