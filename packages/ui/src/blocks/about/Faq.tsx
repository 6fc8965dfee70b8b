import { sections } from '@atrium/contract/core'
import { chakra } from '@chakra-ui/react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { asWritten } from '#i18n/asWritten.ts'
import { Heading } from '#primitives/Heading.tsx'
import { Section } from '#primitives/Section.tsx'
import { styles } from './Faq.styles.ts'
import { FaqItem } from './FaqItem.tsx'
import { FaqLink, type FaqLinkProps } from './FaqLink.tsx'

/** Questions and answers, one open at a time; a press on the open one closes it; and where to go on (spec 2, About). */
export function Faq(link: FaqLinkProps) {
  const { t } = useTranslation('about')
  const headingId = useId()
  const questions = Object.entries(t('faq.items', asWritten))
  if (questions.length === 0) return null
  return (
    <Section id={sections.faq} headingId={headingId}>
      <chakra.div css={styles.root}>
        <Heading level={2} id={headingId}>
          {t('faq.heading')}
        </Heading>
        <chakra.ul css={styles.list}>
          {questions.map(([key, question]) => (
            // An open answer stays open in another language.
            <FaqItem key={key} list={headingId} {...question} />
          ))}
        </chakra.ul>
        {link.partnerProfile && (
          <chakra.div css={styles.link}>
            <FaqLink {...link} />
          </chakra.div>
        )}
      </chakra.div>
    </Section>
  )
}
