import styled from 'styled-components'

/**
 * Pictures stand in frames of 3:2; `$flush` leaves the corners to the card around it. What stands after an image shows only where the image
 * could not be had: then the drawn scene covers the browser's sign for it.
 */
export const PictureFrame = styled.span<{ $flush?: boolean }>`
  display: block;
  position: relative;
  overflow: hidden;
  aspect-ratio: 3 / 2;
  border-radius: ${({ $flush }) => ($flush ? '0' : 'var(--radius-card)')};
  background: var(--sunk);
  img { display: block; position: relative; inline-size: 100%; block-size: 100%; object-fit: cover; background: center / cover; }
  img::after { content: ''; position: absolute; inset: 0; background: var(--sunk) var(--scene) center / cover; }
`
