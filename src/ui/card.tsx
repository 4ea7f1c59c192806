import styled from 'styled-components'

/** A sheet of paper on the sand. `$flat` has a hairline instead of the shadow; `$tight` less room inside. */
export const Card = styled.section<{ $flat?: boolean; $tight?: boolean }>`
  background: var(--paper);
  border: 1px solid ${({ $flat }) => ($flat ? 'var(--line)' : 'transparent')};
  border-radius: var(--radius-card);
  box-shadow: ${({ $flat }) => ($flat ? 'none' : 'var(--shadow)')};
  padding: ${({ $tight }) => ($tight ? 'var(--space-4)' : 'clamp(var(--space-4), 3vw, var(--space-6))')};
  min-inline-size: 0;
`

/** A card that is one link: put a link with class `cover` in its title and the whole card can be pressed; other controls stay above it. */
export const LinkCard = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  overflow: hidden;
  /* What happens elsewhere on the page, a letter in a field, then costs nothing here. */
  contain: content;
  background: var(--paper);
  border-radius: var(--radius-card);
  box-shadow: var(--shadow);
  transition: translate var(--motion-calm);
  min-inline-size: 0;
  /* Where the reader's own colours are forced there is neither shadow nor ground: this line then becomes seen. */
  outline: 1px solid transparent;
  outline-offset: -1px;
  &:hover { translate: 0 -2px; }
  .cover { color: inherit; text-decoration: none; }
  .cover::after { content: ''; position: absolute; inset: 0; z-index: 1; }
  .cover:focus-visible { outline: none; }
  &:has(.cover:focus-visible) { outline: 3px solid var(--focus); outline-offset: 2px; }
  button, .above { position: relative; z-index: 2; }
`

/** Room inside a LinkCard, under its picture. */
export const CardBody = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-2);
  flex: 1;
  padding: var(--space-4);
`

/** As many equal columns as fit, never narrower than `$least`. */
export const CardGrid = styled.div<{ $least?: string }>`
  display: grid;
  gap: var(--space-5);
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${({ $least }) => $least ?? '17rem'}), 1fr));
`

/** How wide a photograph in one of the columns is, as HTML's `sizes` says it. */
export const gridCardSizes = '(min-width: 48rem) 25rem, 100vw'
