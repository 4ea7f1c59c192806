import { BoundSelect, BoundText, useWatched } from '../../forms/bound-fields'
import { Group, Pair } from '../../forms/form-layout'
import { useText } from '../../i18n/use-text'
import type { Root } from '../../store/root-store'
import { CountryOptions } from './country-options'

/** Who books and gets the mails. */
export function PayerFields({ store }: { store: Root }) {
  const t = useText('checkout')
  const country = useWatched('billing.country', '')
  return (
    <Group>
      <legend>{t('billing.payer')}</legend>
      <p>{t('billing.payerHint')}</p>
      <Pair>
        <BoundText name="billing.firstname" label={t('billing.firstname')} autoComplete="billing given-name" dir="auto" />
        <BoundText name="billing.lastname" label={t('billing.lastname')} autoComplete="billing family-name" dir="auto" />
      </Pair>
      <BoundText name="billing.email" type="email" inputMode="email" label={t('billing.email')} autoComplete="billing email" />
      <BoundText
        name="billing.phone"
        type="tel"
        inputMode="tel"
        dir="ltr"
        label={t('billing.phone')}
        hint={t('billing.phoneHint')}
        autoComplete="billing tel"
      />
      <Pair>
        <BoundSelect name="billing.country" label={t('billing.country')} autoComplete="billing country">
          <CountryOptions store={store} choose={t('billing.choose')} allowedOnly value={country} />
        </BoundSelect>
        <BoundText name="billing.city" label={t('billing.city')} autoComplete="billing address-level2" dir="auto" />
      </Pair>
      <BoundText name="billing.street" label={t('billing.street')} autoComplete="billing street-address" dir="auto" />
    </Group>
  )
}
