import { company, contacts, pages, sections } from '@atrium/contract/core'
import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { useReaderLanguage } from '#i18n/useReaderLanguage.ts'
import { Container } from '#primitives/Container.tsx'
import { Link } from '#primitives/Link.tsx'
import { defineSlotStyles } from '#theme/defineStyles.ts'
import { CompanyLogo } from './CompanyLogo.tsx'

const styles = defineSlotStyles({
  root: {
    backgroundColor: 'bg.darkest',
    color: 'fg.onDark',
    paddingTop: { base: '10', md: '20' },
    paddingBottom: { base: '4', md: '8' },
    _print: { display: 'none' },
  },
  top: {
    display: 'grid',
    gap: { base: '6', md: '10', lg: '16' },
    gridTemplateColumns: { base: '1fr', lg: 'minmax(0, 2fr) minmax(0, 5fr)' },
  },
  about: { display: 'grid', gap: { base: '3', md: '5' }, alignContent: 'start', justifyItems: 'start' },
  tagline: { color: 'fg.onDarkMuted', maxWidth: '18rem', textStyle: 'body' },
  columns: {
    display: 'grid',
    columnGap: { base: '2', sm: '6', md: '8' },
    rowGap: { base: '6', sm: '10' },
    gridTemplateColumns: {
      base: 'repeat(2, minmax(0, 1fr))',
      sm: 'repeat(auto-fit, minmax(11rem, 1fr))',
    },
    // An address is longer than half of a narrow window.
    smDown: { '& > :last-of-type': { gridColumn: '1 / -1' } },
  },
  title: { textStyle: 'label', color: 'fg.onDark', marginBottom: '2' },
  list: { display: 'grid', justifyItems: 'start' },
  link: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: { base: 'target', md: '9' },
    paddingBlock: { base: '2', md: '1' },
    overflowWrap: 'anywhere',
    color: 'fg.onDarkMuted',
    _hover: { color: 'fg.onDark' },
  },
  bottom: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '8',
    rowGap: { base: '0', md: '3' },
    marginTop: { base: '6', md: '16' },
    paddingTop: { base: '3', md: '6' },
    borderTopWidth: 'hairline',
    borderColor: 'border.onDark',
    color: 'fg.onDarkMuted',
    textStyle: 'small',
  },
  social: { display: 'flex', flexWrap: 'wrap', columnGap: '5' },
})

interface FooterLink {
  label: string
  href: string
}

/** The foot of every public page: the same links in the same order everywhere. */
export function Footer({ year }: { year: number }) {
  const { t, i18n } = useTranslation()
  const language = useReaderLanguage()
  // The text of a section without content is missing.
  const toSections = (page: string, names: ('whoWeAre' | 'partners' | 'meetOurTeam' | 'faq' | 'whyWork')[]) =>
    names
      .filter((name) => i18n.exists(`footer.${name}`))
      .map((name) => ({ label: t(`footer.${name}`), href: `${page}#${sections[name]}` }))
  const columns = [
    {
      title: t('footer.company'),
      links: [
        { label: t('footer.about'), href: `${pages.about}#${sections.aboutHeader}` },
        ...toSections(pages.about, ['whoWeAre', 'partners', 'meetOurTeam', 'faq']),
      ],
    },
    {
      title: t('footer.career'),
      links: [
        ...toSections(pages.careers, ['whyWork']),
        { label: t('footer.vacancies'), href: `${pages.careers}#${sections.vacancies}` },
        { label: t('footer.sendCv'), href: pages.sendCv },
      ],
    },
    {
      title: t('footer.contact'),
      links: [
        { label: company.phone, href: contacts.phoneHref() },
        { label: company.email, href: contacts.emailHref() },
        { label: company.address[language], href: `${pages.contact}#${sections.address}` },
        { label: t('footer.write'), href: `${pages.contact}#${sections.contactUs}` },
        ...(company.appStore ? [{ label: t('footer.appStore'), href: company.appStore }] : []),
      ],
    },
  ]
  const legal = [
    { label: t('footer.privacy'), href: pages.privacy },
    { label: t('footer.staff'), href: pages.staffLogin },
  ]
  const social = Object.entries(company.social)
    .filter(([, href]) => href)
    .map(([label, href]) => ({ label, href }))
  const linkOf = ({ label, href }: FooterLink) => (
    <li key={href + label}>
      <Link href={href} variant="plain" css={styles.link}>
        {label}
      </Link>
    </li>
  )
  return (
    <chakra.footer data-tone="dark" data-keep-clear="" css={styles.root}>
      <Container>
        <chakra.div css={styles.top}>
          <chakra.div css={styles.about}>
            <CompanyLogo />
            <chakra.p css={styles.tagline}>{company.tagline[language]}</chakra.p>
            {social.length > 0 && (
              <chakra.ul aria-label={t('footer.social')} css={styles.social}>
                {social.map(linkOf)}
              </chakra.ul>
            )}
          </chakra.div>
          <chakra.div css={styles.columns}>
            {columns.map((column) => (
              <div key={column.title}>
                <chakra.h2 css={styles.title}>{column.title}</chakra.h2>
                <chakra.ul css={styles.list}>{column.links.map(linkOf)}</chakra.ul>
              </div>
            ))}
          </chakra.div>
        </chakra.div>
        <chakra.div css={styles.bottom}>
          <p>{t('footer.rights', { year, company: company.name })}</p>
          <chakra.ul css={styles.social}>{legal.map(linkOf)}</chakra.ul>
        </chakra.div>
      </Container>
    </chakra.footer>
  )
}
