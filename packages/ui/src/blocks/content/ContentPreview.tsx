import {
  type ContentKind,
  type ContentValue,
  contentFrom,
  serviceTextOf,
  textStatesOf,
} from '@atrium/contract/content'
import { type Language, toTag } from '@atrium/contract/core'
import { chakra } from '@chakra-ui/react'
import { Suspense, useDeferredValue, useId } from 'react'
import { useFormState } from 'react-final-form'
import { useTranslation } from 'react-i18next'
import { FaqItem } from '#blocks/about/FaqItem.tsx'
import { Partner } from '#blocks/about/PartnersMarquee.tsx'
import { styles } from '#blocks/hiring/Vacancy.styles.ts'
import { Counter } from '#blocks/home/Counters.tsx'
import { Reason } from '#blocks/home/ReasonGrid.tsx'
import { ServiceDetail } from '#blocks/services/ServiceDetail.tsx'
import { Button } from '#primitives/Button.tsx'
import { Heading } from '#primitives/Heading.tsx'
import { Row } from '#primitives/Stack.tsx'
import { Text } from '#primitives/Text.tsx'

interface ContentPreviewProps {
  kind: ContentKind
  language: Language
  isShown: boolean
  toggle: () => void
}

/** The item as visitors will see it, in a language. It follows what is typed once the browser has time. */
export function ContentPreview({ kind, language, isShown, toggle }: ContentPreviewProps) {
  const { t } = useTranslation('content')
  const headingId = useId()
  const contentId = useId()
  const { values } = useFormState<Record<string, string>>({ subscription: { values: true } })
  const value = contentFrom(kind, useDeferredValue(values))
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
        {isShown && !isEmpty && (
          <chakra.ul lang={toTag(language)} listStyleType="none">
            {/* Texts that come later take nothing but the preview away. */}
            <Suspense>
              <Item kind={kind} value={value} language={language} />
            </Suspense>
          </chakra.ul>
        )}
      </chakra.div>
    </chakra.section>
  )
}

function Item({ kind, value, language }: { kind: ContentKind; value: ContentValue; language: Language }) {
  const of = (name: string) => value.texts[language][name] ?? value.facts[name] ?? ''
  const service = kind === 'service' && serviceTextOf(value, language)
  if (service)
    return (
      <li>
        <ServiceDetail service={service} />
      </li>
    )
  if (kind === 'question')
    return <FaqItem list="preview" question={of('question')} answer={of('answer')} isOpen />
  if (kind === 'reason' || kind === 'workReason')
    return <Reason title={of('title')} text={of('text')} picture={of('picture')} />
  if (kind === 'partner') return <Partner name={of('name')} mark={of('mark')} />
  if (kind === 'counter')
    return (
      <Counter
        target={of('target')}
        suffix={of('suffix')}
        label={of('label')}
        {...{ durationMs: 0, tickMs: 10, isSeen: undefined }}
      />
    )
  return (
    <chakra.li
      data-tone="dark"
      padding="6"
      borderRadius="card"
      backgroundColor="bg.darkest"
      color="fg.onDark"
    >
      <Heading level={3}>{of('title')}</Heading>
      {kind === 'story' && <Text marginTop="3">{of('lead')}</Text>}
      <Text marginTop="3" whiteSpace="pre-line">
        {of('text')}
      </Text>
      <Text size="small" marginTop="4">
        {['explore', 'contact', 'founded', 'people', 'cities'].map(of).filter(Boolean).join(' · ')}
      </Text>
    </chakra.li>
  )
}
