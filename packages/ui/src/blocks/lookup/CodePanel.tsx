import { chakra } from '@chakra-ui/react'
import { useEffect, useRef, useState } from 'react'
import { Message } from '#primitives/Message.tsx'
import { Tabs } from '#primitives/Tabs.tsx'
import { VisuallyHidden } from '#primitives/VisuallyHidden.tsx'
import { styles } from './CardTools.styles.ts'
import type { CodeDrawing } from './useCodeDrawing.ts'

export interface CardCode {
  kind: 'page' | 'contact'
  /** On its tab: "This page". */
  label: string
  /** The content of the QR code. */
  content: string
  /** The text alternative of the code. */
  imageLabel: string
  /** The purpose of the code, and whether it needs a network. */
  text: string
}

export interface CodePanelTexts {
  /** Names the choice of codes. */
  label: string
  loading: string
  failed: string
  retry: string
}

interface CodePanelProps {
  id: string
  codes: readonly CardCode[]
  texts: CodePanelTexts
  /** The component that draws the codes, and its loading state. */
  drawing: CodeDrawing
}

/** The codes of a card, one at a time, each with its purpose. */
export function CodePanel({ id, codes, texts, drawing }: CodePanelProps) {
  const [selected, select] = useState<CardCode['kind']>('page')
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
        label={texts.label}
        selected={selected}
        onSelect={select}
        items={codes.map((code) => ({
          value: code.kind,
          label: code.label,
          panel: (
            <>
              <chakra.div css={styles.code}>
                <Drawn code={code} texts={texts} drawing={drawing} />
              </chakra.div>
              <chakra.p css={styles.text}>{code.text}</chakra.p>
            </>
          ),
        }))}
      />
    </chakra.section>
  )
}

function Drawn({ code, texts, drawing }: { code: CardCode; texts: CodePanelTexts; drawing: CodeDrawing }) {
  if (drawing.kind === 'ready') return <drawing.Code text={code.content} label={code.imageLabel} />
  if (drawing.kind === 'failed')
    return (
      <Message
        variant="banner"
        tone="danger"
        heading={texts.failed}
        retry={{ label: texts.retry, onRetry: drawing.retry, isRetrying: drawing.isRetrying }}
      />
    )
  return (
    <div role="status">
      <VisuallyHidden>{texts.loading}</VisuallyHidden>
    </div>
  )
}
