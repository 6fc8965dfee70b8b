import { chakra } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#primitives/Button.tsx'
import { Heading } from '#primitives/Heading.tsx'
import { Row } from '#primitives/Stack.tsx'
import { Text } from '#primitives/Text.tsx'
import { useCopy } from '#primitives/useCopy.ts'
import { styles } from './Profile.styles.ts'

interface RecoveryCodesProps {
  codes: readonly string[]
  /** The person has saved the codes. */
  onDone: () => void
}

/** New recovery codes, which are shown once. The heading takes the focus. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const { t } = useTranslation('profile')
  const headingRef = useRef<HTMLHeadingElement>(null)
  const listRef = useRef<HTMLUListElement>(null)
  const { outcome, copyText } = useCopy(listRef)
  useEffect(() => headingRef.current?.focus(), [])
  return (
    <chakra.div display="grid" gap="5">
      <div>
        <Heading level={3} size="h4" ref={headingRef} tabIndex={-1}>
          {t('secondFactor.codesHeading')}
        </Heading>
        <Text isProse marginTop="2">
          {t('secondFactor.codesText')}
        </Text>
      </div>
      <chakra.ul
        ref={listRef}
        aria-label={t('secondFactor.codesList')}
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, max-content)', lg: 'repeat(2, max-content)' }}
        columnGap="10"
        rowGap="2"
        fontWeight="strong"
        fontVariantNumeric="tabular-nums"
        letterSpacing="0.04em"
      >
        {codes.map((code) => (
          <li key={code} translate="no">
            {code}
          </li>
        ))}
      </chakra.ul>
      <Row rowGap="3" css={styles.actions}>
        <Button onClick={onDone}>{t('secondFactor.done')}</Button>
        <Button variant="outline" onClick={() => void copyText(codes.join('\n'))}>
          {t('secondFactor.copy')}
        </Button>
        <chakra.p role="status" textStyle="small">
          {outcome && t(outcome === 'copied' ? 'secondFactor.copied' : 'secondFactor.notCopied')}
        </chakra.p>
      </Row>
    </chakra.div>
  )
}
