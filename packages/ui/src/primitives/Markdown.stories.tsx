import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { StoryPage } from '#testing/StoryPage.tsx'
import { Markdown } from './Markdown.tsx'

const text = `
С понедельника переходим на новую систему учёта заявок. Старая остаётся **только для чтения** до конца месяца.

## Что изменится

- заявка открывается с телефона, без VPN;
- у каждой есть срок и *один* ответственный;
- напоминание приходит [в уведомления](/staff/profile/notifications).

### Если что-то не работает

1. Напишите на [support@caspora.example](mailto:support@caspora.example).
2. Приложите снимок экрана.

> Отвечаем в течение часа в рабочее время.

Подробности — в [руководстве](https://docs.caspora.example/tickets). Команда проверки: \`ping tickets.internal\`.

| Отдел | День перехода |
|---|---|
| Разработка | понедельник |
| Сопровождение | среда |
`

const meta: Meta<typeof Markdown> = {
  title: 'Primitives/Markdown',
  component: Markdown,
  args: { source: text, newTabLabel: 'откроется в новой вкладке', headingLevel: 2 },
  parameters: { lang: 'ru' },
  decorators: [
    (Story) => (
      <StoryPage>
        <h1>Новость</h1>
        <Story />
      </StoryPage>
    ),
  ],
}

export default meta
type Story = StoryObj<typeof Markdown>

export const Russian: Story = {}

/** What an attacker might write: it is shown as letters, and nothing of it leads anywhere. */
export const Hostile: Story = {
  args: {
    source:
      '<script>alert(1)</script>\n\n<img src=x onerror=alert(1)>\n\n[press](javascript:alert(1)) and [here](data:text/html,x)\n\n![](https://evil.example/pixel.png)',
  },
}
