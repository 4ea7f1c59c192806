import { to } from '../../config/routes'
import { BoundCheckbox } from '../../forms/bound-fields'
import { Group } from '../../forms/form-layout'
import { useLocale, useText } from '../../i18n/use-text'

/** Separate and unticked (design domain §6). The terms open beside the form, so that nothing typed is left. */
export function ConsentFields() {
  const t = useText('checkout')
  const locale = useLocale()
  const terms = (
    <a href={to.terms(locale)} target="_blank" rel="noopener">
      {t('consent.termsLink')}
    </a>
  )
  return (
    <Group>
      <legend>{t('consent.title')}</legend>
      <BoundCheckbox name="consents.terms" label={t('consent.terms')} hint={terms} />
      <BoundCheckbox name="consents.schoolAbroad" label={t('consent.schoolAbroad')} />
      <BoundCheckbox name="consents.marketingEmail" label={`${t('consent.marketing')} ${t('optional')}`} />
    </Group>
  )
}
