import { useEffect, useState } from 'react'
import styled from 'styled-components'
import { to } from '../../config/routes'
import { LocaleLink } from '../../i18n/locale-link'
import { useLocale, useText } from '../../i18n/use-text'
import { Button } from '../../ui/button'
import { readableAddress } from './readable-address'

const Page = styled.div`
  max-inline-size: var(--width-reading);
  margin: var(--space-12) auto;
  padding-inline: var(--space-4);
  display: grid;
  gap: var(--space-5);
  /* The address is written in by a script: its line is there before. */
  p { min-block-size: 1lh; }
  @media (scripting: none) { p:has(> bdi) { display: none; } }
  bdi { overflow-wrap: anywhere; }
`
const Form = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: var(--space-3);
  label { flex: 1 1 16rem; display: grid; gap: var(--space-1); }
  input { min-block-size: var(--target); padding-inline: var(--space-3); border: 1px solid var(--line-strong); border-radius: var(--radius-field); background: var(--paper); font-size: max(1rem, var(--text-0)); }
`

/** The page knows its address only in the browser: the sleep script, or this effect, writes it in. */
function useAddress() {
  const [address, setAddress] = useState('')
  useEffect(() => setAddress(readableAddress(window.location.pathname)), [])
  return address
}

/** The error page of spec §2: a not-found variant for 404, a generic one otherwise. Status defaults to 500. */
export function ErrorView({ status = 500 }: { status?: number }) {
  const t = useText('common')
  const locale = useLocale()
  const address = useAddress()
  const missing = status === 404
  return (
    <Page>
      <h1>{t(missing ? 'error.notFoundTitle' : 'error.brokenTitle')}</h1>
      {!missing && (
        <p>
          {status} · {t('error.statusBroken')}
        </p>
      )}
      {missing && (
        <p>
          <bdi dir="ltr" data-address={t('error.notFoundAt', { path: '{path}' })} suppressHydrationWarning>
            {address}
          </bdi>
        </p>
      )}
      <p>{t(missing ? 'error.notFoundText' : 'error.brokenText')}</p>
      {!missing && (
        <div>
          <Button onClick={() => window.location.reload()}>{t('retry')}</Button>
        </div>
      )}
      <Form action={to.searchByCourse(locale)} role="search">
        <label>
          {t('error.searchLabel')}
          <input name="q" type="search" enterKeyHint="search" />
        </label>
        <Button type="submit" kind={missing ? 'primary' : 'quiet'}>
          {t('error.searchButton')}
        </Button>
      </Form>
      <p>
        <LocaleLink to={to.home(locale)}>{t('error.toHome')}</LocaleLink> ·{' '}
        <LocaleLink to={to.languageSchools(locale)}>{t('error.toSchools')}</LocaleLink>
      </p>
    </Page>
  )
}
