import { useEffect, useRef } from 'react'
import type { Failure } from '../api/failure'
import { useFailureMessage } from '../i18n/failure-message'
import { useText } from '../i18n/use-text'
import { Button } from '../ui/button'
import { Notice } from '../ui/notice'

type Props = { failure: Failure | null; onRetry?: () => void }

/** A step that did not go through: why, that nothing is lost, and the way to try again. Comes into sight when it appears. */
export function FailureNotice({ failure, onRetry }: Props) {
  const t = useText('validation')
  const words = useText('common')
  const say = useFailureMessage()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (failure) place.current?.scrollIntoView?.({ block: 'nearest' })
  }, [failure])
  if (!failure) return null
  const retry = onRetry && <Button onClick={onRetry}>{words('retry')}</Button>
  return (
    <div ref={place}>
      <Notice tone="error" role="alert" title={t('failed.title')} actions={retry}>
        <p>{say(failure)}</p>
        <p>{t('failed.kept')}</p>
      </Notice>
    </div>
  )
}
