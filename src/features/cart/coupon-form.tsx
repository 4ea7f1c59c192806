import { observer } from 'mobx-react-lite'
import { type FormEvent, useRef, useState } from 'react'
import styled from 'styled-components'
import type { Failure } from '../../api/failure'
import { showToast } from '../../config/events'
import { toLatinDigits } from '../../domain/digits'
import { cleanText } from '../../domain/text'
import { useFailureMessage } from '../../i18n/failure-message'
import { useText } from '../../i18n/use-text'
import type { Root } from '../../store/root-store'
import { Button } from '../../ui/button'
import { Disclosure } from '../../ui/disclosure'
import { TextField } from '../../ui/text-field'

const Line = styled.form`
  display: grid;
  gap: var(--space-3);
`
const On = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2);
`

type Props = { cart: Root['cart'] }

/** One coupon at a time (design domain §4). Folded, so that nobody without a code goes looking for one. */
export const CouponForm = observer(({ cart }: Props) => {
  const t = useText('cart')
  const code = cart.totals?.couponCode
  if (!code)
    return (
      <Disclosure summary={t('coupon.summary')}>
        <CodeForm cart={cart} />
      </Disclosure>
    )
  return (
    <On>
      <span>{t('coupon.on', { code: `\u2066${code}\u2069` })}</span>
      <Button kind="quiet" size="small" onClick={() => void cart.applyCoupon('')}>
        {t('coupon.remove')}
      </Button>
    </On>
  )
})

/** Codes have no spaces at their ends and Latin digits, whatever was typed (case 39). */
const cleanCode = (text: string) => toLatinDigits(cleanText(text))

function CodeForm({ cart }: Props) {
  const t = useText('cart')
  const rule = useText('validation')
  const say = useFailureMessage()
  const [code, setCode] = useState('')
  const [failure, setFailure] = useState<Failure | 'empty' | null>(null)
  const [busy, setBusy] = useState(false)
  // A ref beside the state: two presses of Enter may come before the next render (case 66).
  const running = useRef(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (running.current) return
    const clean = cleanCode(code)
    if (clean === '') return setFailure('empty')
    running.current = true
    setBusy(true)
    setFailure(null)
    const result = await cart.applyCoupon(clean)
    running.current = false
    setBusy(false)
    if (result.ok) showToast({ severity: 'success', text: t('coupon.correct') })
    else setFailure(result.failure)
  }
  const error = failure === 'empty' ? rule('required.coupon') : failure && say(failure)
  return (
    <Line onSubmit={submit} noValidate>
      <TextField
        label={t('coupon.label')}
        dir="ltr"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={code}
        error={error}
        onChange={(event) => setCode(event.target.value)}
      />
      <Button type="submit" kind="quiet" busy={busy} busyLabel={t('coupon.applying')}>
        {t('coupon.apply')}
      </Button>
    </Line>
  )
}
