import { Link } from 'react-router-dom';
import { css, styled } from 'styled-components';
import { keyframe } from '../theme/keyframes.ts';
import { theme } from '../theme/theme.ts';

export const Wrapper = styled.div`
  position: relative;
  display: inline-block;
`;

export const Trigger = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${theme.space.s8};
  min-width: ${theme.target};
  min-height: ${theme.target};
  padding: ${theme.space.s4} ${theme.space.s8};
  border: 0;
  border-radius: ${theme.radius.pill};
  background: transparent;
  font-weight: 550;
  cursor: pointer;

  > svg:last-child {
    width: 1rem;
    height: 1rem;
    transition: transform ${theme.motion.normal} ${theme.motion.ease};
  }

  &[aria-expanded='true'] > svg:last-child {
    transform: rotate(180deg);
  }
`;

export const List = styled.div<{ $side: 'start' | 'end' }>`
  position: absolute;
  z-index: ${theme.layer.drop};
  top: calc(100% + ${theme.space.s8});
  ${({ $side }) => ($side === 'end' ? 'right: 0;' : 'left: 0;')}
  min-width: 13.5rem;
  max-width: min(20rem, calc(100vw - 2rem));
  padding: ${theme.space.s8};
  border-radius: ${theme.radius.card};
  background: ${theme.colour.raised};
  box-shadow: ${theme.shadow.float};
  animation: ${keyframe('drop')} ${theme.motion.fast} ${theme.motion.ease};
`;

const itemStyles = css<{ $danger: boolean; $line: boolean }>`
  display: flex;
  align-items: center;
  gap: ${theme.space.s12};
  width: 100%;
  min-height: ${theme.target};
  padding: ${theme.space.s8} ${theme.space.s12};
  border: 0;
  border-radius: ${theme.radius.control};
  background: transparent;
  color: ${({ $danger }) => ($danger ? theme.colour.bad : theme.colour.ink)};
  text-align: left;
  cursor: pointer;
  ${({ $line }) =>
    $line &&
    css`
      margin-top: ${theme.space.s8};
      box-shadow:
        0 calc(-1 * ${theme.space.s4}) 0 -1px ${theme.colour.raised},
        0 calc(-1 * ${theme.space.s4}) 0 0 ${theme.colour.line};
    `}

  > svg {
    flex: none;
    width: 1.15rem;
    height: 1.15rem;
    color: ${theme.colour.faint};
    stroke-width: 1.75;
  }

  &:hover,
  &:focus {
    background: ${theme.colour.sunken};
  }

  &:focus-visible {
    outline-offset: -2px;
  }
`;

export const ItemButton = styled.button<{ $danger: boolean; $line: boolean }>`
  ${itemStyles}
`;

export const ItemLink = styled(Link)<{ $danger: boolean; $line: boolean }>`
  ${itemStyles}
`;
