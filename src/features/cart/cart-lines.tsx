import { observer } from 'mobx-react-lite'
import styled from 'styled-components'
import type { Root } from '../../store/root-store'
import { CartTicket } from './cart-ticket'

const List = styled.ul`
  display: grid;
  gap: var(--space-4);
  margin: 0;
  padding: 0;
  list-style: none;
`

/** One ticket a booking, keyed by product id and item id (case 87). */
export const CartLines = observer(({ cart }: { cart: Root['cart'] }) => (
  <List>
    {cart.shownLines.map((line) => (
      <li key={line.key}>
        <CartTicket cart={cart} line={line} />
      </li>
    ))}
  </List>
))
