import { chakra } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#primitives/Button.tsx'
import { CheckIcon } from '#primitives/icons.tsx'
import { Row } from '#primitives/Stack.tsx'
import { Text } from '#primitives/Text.tsx'
import { useCopy } from '#primitives/useCopy.ts'
import { SuggestionCard } from './SuggestionCard.tsx'
import { styles } from './Suggestions.styles.ts'

interface SuggestionCodeProps {
  code: string
  isAnonymous: boolean
  /** Called after the code is copied, by the button or by hand. */
  onCopied?: (() => void) | undefined
  onAnother: () => void
}

/** The follow-up code in large letters. The heading takes the focus. */
export function SuggestionCode({ code, isAnonymous, onCopied, onAnother }: SuggestionCodeProps) {
  const { t } = useTranslation('suggestions')
  const headingRef = useRef<HTMLHeadingElement>(null)
  const codeRef = useRef<HTMLElement>(null)
  const { outcome, copyText } = useCopy(codeRef, onCopied)

  useEffect(() => {
    headingRef.current?.focus({ preventScroll: true })
    headingRef.current?.scrollIntoView?.({ block: 'nearest' })
  }, [])

  return (
    <SuggestionCard heading={t('sent.heading')} headingRef={headingRef}>
      <Text isProse>{t(isAnonymous ? 'sent.anonymous' : 'sent.named')}</Text>
      <chakra.div css={styles.codeCard}>
        <dl>
          <chakra.dt textStyle="small" color="fg.muted">
            {t('sent.code')}
          </chakra.dt>
          <chakra.dd ref={codeRef} onCopy={onCopied} css={styles.code}>
            {/* On an element of Chakra, `translate` would be a style. */}
            <span translate="no">{code}</span>
          </chakra.dd>
        </dl>
        <Row rowGap="2" marginTop="4">
          <Button variant="outline" size="sm" onClick={() => void copyText(code)}>
            {t('sent.copy')}
          </Button>
          {/* The live region is in the page before its text; otherwise screen readers do not announce the text. */}
          <chakra.p role="status" textStyle="small" minWidth="0">
            {outcome === 'copied' && <CheckIcon css={styles.check} />}
            {outcome && t(outcome === 'copied' ? 'sent.copied' : 'sent.notCopied')}
          </chakra.p>
        </Row>
        <Text fontWeight="strong" marginTop="4">
          {t('sent.once')}
        </Text>
      </chakra.div>
      <Button marginTop="6" onClick={onAnother}>
        {t('sent.another')}
      </Button>
    </SuggestionCard>
  )
}
