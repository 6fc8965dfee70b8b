import { formatDay, type Language, toTag } from '@atrium/contract/core'
import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { textPicture } from '#blocks/pictures/textPicture.tsx'
import { useReaderLanguage } from '#i18n/useReaderLanguage.ts'
import { Heading } from '#primitives/Heading.tsx'
import { Link } from '#primitives/Link.tsx'
import { Markdown } from '#primitives/Markdown.tsx'
import { Text } from '#primitives/Text.tsx'

interface PublishedLetterProps {
  /** The language of the text. */
  language: Language
  day: string
  subject: string
  /** Markdown. */
  text: string
  /** The other letters, newest first. */
  others: readonly { id: number; subject: string; language: Language; day: string; href: string }[]
}

/** A letter of the newsletter as a page, and the way to the others. */
export function PublishedLetter({ language, day, subject, text, others }: PublishedLetterProps) {
  const { t } = useTranslation('archive')
  const reader = useReaderLanguage()
  return (
    <>
      <chakra.article lang={toTag(language)}>
        <Heading level={1} size="h1">
          {subject}
        </Heading>
        <Text tone="muted" marginTop="3" marginBottom="8" lang={toTag(reader)}>
          <time dateTime={day}>{t('sent', { day: formatDay(day, reader) })}</time>
        </Text>
        <Markdown source={text} headingLevel={2} newTabLabel={t('newTab')} pictureOf={textPicture} />
      </chakra.article>
      {others.length > 0 && (
        <chakra.nav aria-label={t('others')} marginTop="14">
          <Heading level={2} size="h3">
            {t('others')}
          </Heading>
          <chakra.ul marginTop="4" display="grid" gap="3">
            {others.map((other) => (
              <li key={other.id}>
                <Link href={other.href} lang={toTag(other.language)}>
                  {other.subject}
                </Link>{' '}
                <Text as="span" size="small" tone="muted">
                  {formatDay(other.day, reader)}
                </Text>
              </li>
            ))}
          </chakra.ul>
        </chakra.nav>
      )}
    </>
  )
}
