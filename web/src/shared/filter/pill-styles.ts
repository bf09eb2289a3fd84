import { css, styled } from 'styled-components';
import { media } from '../../design/theme/media.ts';
import { theme } from '../../design/theme/theme.ts';

/** The shape of the controls of a filter bar; `data-on` marks active ones. */
export const pillStyles = css`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space.s8};
  max-width: 100%;
  min-height: ${theme.target};
  padding: ${theme.space.s4} ${theme.space.s12};
  border: 0;
  border-radius: ${theme.radius.pill};
  background: transparent;
  box-shadow: inset 0 0 0 1px color-mix(in srgb, ${theme.colour.control} 60%, transparent);
  font-size: ${theme.size.small};
  font-weight: 550;
  line-height: 1.2;
  color: ${theme.colour.ink};
  cursor: pointer;

  > svg {
    flex: none;
    width: 1rem;
    height: 1rem;
    stroke-width: 1.75;
  }

  ${media.tablet} {
    padding-inline: ${theme.space.s16};
  }

  ${media.hover} {
    &:hover {
      background: ${theme.colour.sunken};
    }
  }

  &[data-on] {
    background: ${theme.colour.lagoonTint};
    box-shadow: inset 0 0 0 1px ${theme.colour.lagoon};
    color: ${theme.colour.lagoonHover};
  }

  @media (forced-colors: active) {
    border: 1px solid ButtonText;
  }
`;

export const Pill = styled.button`
  ${pillStyles}
`;
