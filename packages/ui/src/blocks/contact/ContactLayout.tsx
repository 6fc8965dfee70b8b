import { sections } from '@atrium/contract/core'
import { chakra, useSlotRecipe } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { formLayoutRecipe } from '#blocks/shell/FormLayout.recipe.ts'
import { Container } from '#primitives/Container.tsx'
import { Heading } from '#primitives/Heading.tsx'
import { Text } from '#primitives/Text.tsx'

interface ContactLayoutProps {
  forms: ReactNode
  /** A `ContactCard`. */
  details: ReactNode
}

/** The contact page: the ways to reach the company beside the forms. */
export function ContactLayout({ forms, details }: ContactLayoutProps) {
  const { t } = useTranslation('contact')
  const styles = useSlotRecipe({ recipe: formLayoutRecipe })({ hasDetails: true })
  const formsHeadingId = useId()
  return (
    <chakra.div css={styles.root}>
      <Container css={styles.columns}>
        <chakra.div css={styles.intro}>
          <Heading level={1}>{t('heading')}</Heading>
          <Text size="lead" tone="muted" marginTop="4" maxWidth="32rem">
            {t('lead')}
          </Text>
        </chakra.div>
        <chakra.section
          id={sections.contactUs}
          aria-labelledby={formsHeadingId}
          data-tone="light"
          css={styles.card}
        >
          <Heading level={2} size="h3" id={formsHeadingId} marginBottom="5">
            {t('write')}
          </Heading>
          {forms}
        </chakra.section>
        <chakra.div id={sections.address} css={styles.details}>
          {details}
        </chakra.div>
      </Container>
    </chakra.div>
  )
}
