import { useText } from '../../i18n/use-text'
import { Button } from '../../ui/button'
import { Notice } from '../../ui/notice'
import type { Builder } from './use-builder'

/** What a choice took with it, what was taken out or brought in, and the way back. */
export function SaidNotice({ builder }: { builder: Builder }) {
  const t = useText('quote')
  const { said, undo } = builder
  if (!said) return null
  const names = (keys: readonly string[], group: string) => keys.map((key) => t(`${group}.${key}`)).join(t('listComma'))
  if (said.kind === 'mended')
    return (
      <Notice tone="warn" role="status" title={t('said.mended')}>
        {names(said.losses, 'loss')}
      </Notice>
    )
  return (
    <Notice
      role="status"
      actions={
        <Button kind="quiet" size="small" icon="undo-2" onClick={undo}>
          {t('undo')}
        </Button>
      }
    >
      {said.kind === 'cleared' ? t('said.cleared', { parts: names(said.parts, 'part') }) : t(`said.${said.kind}`)}
    </Notice>
  )
}
