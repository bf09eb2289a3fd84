import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** Two layers, of which the lower one is not seen and has the size, also where the upper one is larger. */
const Layers = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  > * {
    grid-area: 1 / 1;
  }

  > :first-child {
    visibility: hidden;
  }

  > :nth-child(2) {
    contain: size;
    overflow: hidden;
  }
`;

type RoomOfProps = {
  /** What will be there, as far as it is known. */
  content: ReactNode;
  /** What is shown until then. */
  children?: ReactNode;
};

/** As large as its content will be, in any width and size of text, so that nothing moves later. */
export function RoomOf({ content, children }: RoomOfProps) {
  return (
    <Layers>
      <div aria-hidden inert>
        {content}
      </div>
      {children}
    </Layers>
  );
}
