import { useText } from './use-text'

/** What the rows are made of; halalas. The client's cart totals fit. */
export type ShownTotals = {
  subtotal: number
  discount: number
  couponCode: string | null
  deliveryFees: number
  offerAmount: number
  loyaltyAmount: number
  walletAmount: number
  grandTotal: number
}

export type TotalRow = { key: string; label: string; minor: number; kind: 'plain' | 'saving' | 'total' }

/** The rows of a cart's totals that say something, in the order in which they are reckoned (design domain §4). Dictionary `cart`. */
export function useTotalRows(): (totals: ShownTotals) => TotalRow[] {
  const t = useText('cart')
  return (totals) => {
    const { discount, couponCode } = totals
    const discountLabel = couponCode ? t('totals.discountWith', { code: `\u2066${couponCode}\u2069` }) : t('totals.discount')
    const rows: TotalRow[] = [
      { key: 'subtotal', label: t('totals.subtotal'), minor: totals.subtotal, kind: 'plain' },
      { key: 'discount', label: discountLabel, minor: -discount, kind: 'saving' },
      { key: 'offer', label: t('totals.offer'), minor: -totals.offerAmount, kind: 'saving' },
      { key: 'delivery', label: t('totals.delivery'), minor: totals.deliveryFees, kind: 'plain' },
      { key: 'loyalty', label: t('totals.loyalty'), minor: -totals.loyaltyAmount, kind: 'saving' },
      { key: 'wallet', label: t('totals.wallet'), minor: -totals.walletAmount, kind: 'saving' },
    ]
    const said = rows.filter(({ key, minor }) => key === 'subtotal' || minor !== 0)
    return [...said, { key: 'grand', label: t('totals.grand'), minor: totals.grandTotal, kind: 'total' }]
  }
}
