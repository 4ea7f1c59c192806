import styled from 'styled-components'
import { palette } from '../theme/tokens'

const Who = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-3);
  min-inline-size: 0;
  font-weight: 600;
  overflow-wrap: anywhere;
`
/** White in both themes: logos are drawn for paper. Its edge stands outside, so that the logo begins where texts do. */
const Plate = styled.img`
  box-sizing: content-box;
  inline-size: auto;
  block-size: auto;
  max-inline-size: min(10rem, 100%);
  max-block-size: 3rem;
  padding: var(--space-1);
  margin: calc(-1 * var(--space-1));
  background: ${palette.paper};
  border-radius: 4px;
`

type Props = { name: string; logo: { src: string; width: number; height: number } | null }

/** In whose name something is offered: the logo, where there is one, and the name, said once. */
export const Sender = ({ name, logo }: Props) => (
  <Who>
    {logo && <Plate src={logo.src} width={logo.width} height={logo.height} alt={name} />}
    <bdi aria-hidden={logo !== null}>{name}</bdi>
  </Who>
)
