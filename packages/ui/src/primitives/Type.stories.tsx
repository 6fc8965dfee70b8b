import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { StoryPage } from '#testing/StoryPage.tsx'
import { longWord } from '#testing/samples.ts'
import { Heading } from './Heading.tsx'
import { Link } from './Link.tsx'
import { Text } from './Text.tsx'

const meta: Meta = { title: 'Primitives/Type' }

export default meta
type Story = StoryObj

export const Scale: Story = {
  render: () => (
    <StoryPage>
      <Heading level={1} size="display">
        Technology that ships on the day we said.
      </Heading>
      <Heading level={2} size="h1">
        Layihə meneceri · Şəhər, Ölkə, İş qrafiki
      </Heading>
      <Heading level={2}>Открытые вакансии</Heading>
      <Heading level={3}>Senior React developer</Heading>
      <Heading level={4}>İnformasiya təhlükəsizliyi üzrə mühəndis</Heading>
      <Text size="lead" tone="muted" isProse>
        We build and run the systems companies depend on, and manage the projects that get them there.
      </Text>
      <Text isProse>
        Every project has one plan, one owner and a weekly date that moves only when you agree. Read{' '}
        <Link href="#">how we report</Link>, or look at <Link href="#2">the last twelve plans</Link>.
      </Text>
      <Text size="small" tone="hint">
        PDF, DOC, DOCX, ODT, RTF · up to 10 MB · 1 234,50 ₼
      </Text>
      <Heading level={3}>{longWord}</Heading>
      <Text>{longWord}</Text>
    </StoryPage>
  ),
}
