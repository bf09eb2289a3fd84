import { Camera, CirclePlay, type LucideIcon, ThumbsUp } from 'lucide-react';
import { styled } from 'styled-components';
import { media } from '../../design/theme/media.ts';
import { theme } from '../../design/theme/theme.ts';
import type { SocialAddress, SocialSite } from './social-addresses.ts';

const SITES: Record<SocialSite, { name: string; Icon: LucideIcon }> = {
  instagram: { name: 'Instagram', Icon: Camera },
  youtube: { name: 'YouTube', Icon: CirclePlay },
  facebook: { name: 'Facebook', Icon: ThumbsUp },
};

const Links = styled.ul`
  display: flex;
  gap: ${theme.space.s4};
  margin-left: calc(-1 * ${theme.space.s12});
`;

const Site = styled.a`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  width: 2.75rem;
  height: 2.75rem;
  border-radius: ${theme.radius.pill};
  color: ${theme.colour.soft};

  > svg {
    width: 1.25rem;
    height: 1.25rem;
    stroke-width: 1.75;
  }

  ${media.hover} {
    &:hover {
      background: ${theme.colour.paper};
      color: ${theme.colour.lagoon};
    }
  }
`;

/** Icons that lead to where the club can be followed. */
export function SocialLinks({ addresses }: { addresses: readonly SocialAddress[] }) {
  return (
    <Links aria-label="Follow the club">
      {addresses.map(({ site, url }) => {
        const { name, Icon } = SITES[site];
        return (
          <li key={site}>
            <Site href={url} rel="noopener me" aria-label={name}>
              <Icon aria-hidden />
            </Site>
          </li>
        );
      })}
    </Links>
  );
}
