import { type ContentKind, contentFrom, textStatesOf } from '@atrium/contract/content'
import type { Language } from '@atrium/contract/core'
import { chakra } from '@chakra-ui/react'
import { useDeferredValue, useId } from 'react'
import { useFormState } from 'react-final-form'
import { useTranslation } from 'react-i18next'
import { styles } from '#blocks/hiring/Vacancy.styles.ts'
import { Button } from '#primitives/Button.tsx'
import { Heading } from '#primitives/Heading.tsx'
import { Row } from '#primitives/Stack.tsx'
import { Text } from '#primitives/Text.tsx'
import { ContentShown, type ContentShownProps } from './ContentShown.tsx'

interface ContentPreviewProps {
  kind: ContentKind
  language: Language
  isShown: boolean
  toggle: () => void
  memberOf: (person: string) => ContentShownProps['member']
}

/** The item as visitors will see it, in a language. It follows what is typed once the browser has time. */
export function ContentPreview({ kind, language, isShown, toggle, memberOf }: ContentPreviewProps) {
  const { t } = useTranslation('content')
  const headingId = useId()
  const contentId = useId()
  const { values } = useFormState<Record<string, string>>({ subscription: { values: true } })
  const value = contentFrom(kind, useDeferredValue(values))
  const member = memberOf(value.facts.person ?? '')
  const fields = { ...value.facts, ...value.texts[language] }
  const isEmpty =
    textStatesOf(kind, value, [])[language] === 'missing' || Object.values(fields).every((one) => !one)
  return (
    // Its content scrolls, so that the keyboard reaches it.
    <chakra.section aria-labelledby={headingId} css={styles.preview} tabIndex={isShown ? 0 : undefined}>
      <Row gap="3" justifyContent="space-between">
        <Heading level={2} size="h4" id={headingId}>
          {t('preview.heading', { language })}
        </Heading>
        <Button
          variant="outline"
          size="sm"
          aria-expanded={isShown}
          aria-controls={contentId}
          onClick={toggle}
        >
          {t(isShown ? 'preview.hide' : 'preview.show')}
        </Button>
      </Row>
      <chakra.div id={contentId} marginTop={isShown ? '5' : '0'}>
        {isShown && isEmpty && <Text tone="muted">{t('preview.nothing')}</Text>}
        {isShown && !isEmpty && <ContentShown {...{ kind, value, language, member }} />}
      </chakra.div>
    </chakra.section>
  )
}
