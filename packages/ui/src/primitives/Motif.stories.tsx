import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { StoryPage } from '#testing/StoryPage.tsx'
import { Logo } from './Logo.tsx'
import { PlanMotif } from './PlanMotif.tsx'

const meta: Meta<typeof PlanMotif> = { title: 'Primitives/PlanMotif', component: PlanMotif }

export default meta
type Story = StoryObj<typeof PlanMotif>

export const OnDark: Story = {
  render: () => (
    <StoryPage tone="dark">
      <h1>
        <Logo brand="Caspora" />
      </h1>
      <PlanMotif seed={1} rows={10} columns={48} today={33} width="100%" />
      <PlanMotif seed={2} accent="sky" rows={5} columns={28} width="100%" />
      <PlanMotif seed={3} accent="amber" rows={5} columns={28} width="100%" />
      <PlanMotif seed={4} accent="lilac" rows={5} columns={28} width="100%" />
    </StoryPage>
  ),
}

export const OnPaper: Story = {
  render: () => (
    <StoryPage>
      <h1>Small pictures</h1>
      {[1, 2, 3, 4, 5, 6].map((seed) => (
        <PlanMotif key={seed} seed={seed} ground="paper" rows={4} columns={22} height="2.75rem" />
      ))}
    </StoryPage>
  ),
}
