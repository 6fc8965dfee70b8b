import { chakra } from '@chakra-ui/react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Message } from '#primitives/Message.tsx'
import { Tabs } from '#primitives/Tabs.tsx'
import { VisuallyHidden } from '#primitives/VisuallyHidden.tsx'
import { styles } from './CardTools.styles.ts'
import type { CodeDrawing } from './useCodeDrawing.ts'

export interface CodePanelProps {
  id: string
  /** The component that draws the codes, and its loading state. */
  drawing: CodeDrawing
  fullname: string
  /** The card's address, absolute: the content of the first code. */
  address: string
  /** The contact as a vCard: the content of the second code, which needs no network. */
  contact: string
}

/** The codes of a card, one at a time, each with its purpose. */
export function CodePanel({ id, fullname, address, contact, drawing }: CodePanelProps) {
  const { t } = useTranslation('card')
  const [selected, select] = useState<'page' | 'contact'>('page')
  const rootRef = useRef<HTMLDivElement>(null)
  const hadFailed = useRef(false)

  useEffect(() => {
    rootRef.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  // The button of a successful retry disappears; the focus moves here.
  useEffect(() => {
    if (hadFailed.current && drawing.kind === 'ready' && document.activeElement === document.body)
      rootRef.current?.focus({ preventScroll: true })
    hadFailed.current = drawing.kind === 'failed'
  }, [drawing.kind])

  return (
    <chakra.section id={id} ref={rootRef} tabIndex={-1} css={styles.panel}>
      <Tabs
        label={t('codes.label')}
        selected={selected}
        onSelect={select}
        items={[
          {
            value: 'page',
            label: t('codes.page'),
            panel: (
              <>
                <Drawn text={address} label={t('codes.pageImage')} drawing={drawing} />
                <chakra.p css={styles.text}>{t('codes.pageText')}</chakra.p>
              </>
            ),
          },
          {
            value: 'contact',
            label: t('codes.contact'),
            panel: (
              <>
                <Drawn text={contact} label={t('codes.contactImage', { name: fullname })} drawing={drawing} />
                <chakra.p css={styles.text}>{t('codes.contactText')}</chakra.p>
              </>
            ),
          },
        ]}
      />
    </chakra.section>
  )
}

interface CodeProps extends Pick<CodePanelProps, 'drawing'> {
  /** The content of the code. */
  text: string
  /** The text alternative of the code. */
  label: string
}

const Drawn = (props: CodeProps) => (
  <chakra.div css={styles.code}>
    <Code {...props} />
  </chakra.div>
)

function Code({ text, label, drawing }: CodeProps) {
  const { t } = useTranslation(['card', 'common'])
  if (drawing.kind === 'ready') return <drawing.Code text={text} label={label} />
  if (drawing.kind === 'failed')
    return (
      <Message
        variant="banner"
        tone="danger"
        heading={t('card:codes.failed')}
        retry={{
          label: t('common:failure.retry'),
          onRetry: drawing.retry,
          isRetrying: drawing.isRetrying,
        }}
      />
    )
  return (
    <div role="status">
      <VisuallyHidden>{t('card:codes.loading')}</VisuallyHidden>
    </div>
  )
}
