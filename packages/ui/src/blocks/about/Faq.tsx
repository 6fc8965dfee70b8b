import { sections } from '@atrium/contract/core'
import { chakra } from '@chakra-ui/react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Heading } from '#primitives/Heading.tsx'
import { Section } from '#primitives/Section.tsx'
import { styles } from './Faq.styles.ts'
import { FaqItem } from './FaqItem.tsx'
import { FaqLink, type FaqLinkProps } from './FaqLink.tsx'

const questions = ['estimate', 'slip', 'place', 'code', 'data'] as const

/** Questions and answers, one open at a time; a press on the open one closes it; and where to go on (spec 2, About). */
export function Faq(link: FaqLinkProps) {
  const { t } = useTranslation('about')
  const headingId = useId()
  return (
    <Section id={sections.faq} headingId={headingId}>
      <chakra.div css={styles.root}>
        <Heading level={2} id={headingId}>
          {t('faq.heading')}
        </Heading>
        <chakra.ul css={styles.list}>
          {questions.map((name) => (
            // An open answer stays open in another language.
            <FaqItem
              key={name}
              list={headingId}
              question={t(`faq.${name}.question`)}
              answer={t(`faq.${name}.answer`).split(/\n{2,}/)}
            />
          ))}
        </chakra.ul>
        <chakra.div css={styles.link}>
          <FaqLink {...link} />
        </chakra.div>
      </chakra.div>
    </Section>
  )
}
