import styled from 'styled-components'
import { to } from '../../config/routes'
import { LocaleLink } from '../../i18n/locale-link'
import { useLocale, useText } from '../../i18n/use-text'
import { Icon } from '../../ui/icon'

/** The number comes from outside (cart-count.ts): it is there before the page is awake. */
const Basket = styled(LocaleLink)`
  position: relative;
  display: inline-grid;
  place-items: center;
  inline-size: var(--target);
  block-size: var(--target);
  color: var(--ink);
  :root[data-cart] &::after {
    content: var(--cart-count);
    position: absolute;
    inset-block-start: 2px;
    inset-inline-end: 0;
    min-inline-size: 1.25rem;
    padding-inline: 0.25rem;
    border-radius: var(--radius-full);
    background: var(--contrast);
    color: var(--on-contrast);
    font-size: 0.75rem;
    font-weight: 600;
    line-height: 1.25rem;
    text-align: center;
  }
`

export function CartLink() {
  const t = useText('common')
  return (
    <Basket to={to.cart(useLocale())} title={t('cart')}>
      <Icon name="ticket" label={t('cart')} size={22} />
    </Basket>
  )
}
