import type { Category } from './schema.ts'

export const categoryIds = {
  development: 1,
  projectManagement: 2,
  infrastructure: 3,
  support: 4,
  design: 5,
} as const

export const categorySamples: Category[] = [
  {
    id: categoryIds.development,
    AZ: { Category: 'Proqramlaşdırma' },
    EN: { Category: 'Development' },
    RU: { Category: 'Разработка' },
  },
  {
    id: categoryIds.projectManagement,
    AZ: { Category: 'Layihələrin idarə edilməsi' },
    EN: { Category: 'Project management' },
    RU: { Category: 'Управление проектами' },
  },
  {
    id: categoryIds.infrastructure,
    AZ: { Category: 'İnfrastruktur' },
    EN: { Category: 'Infrastructure' },
    RU: { Category: 'Инфраструктура' },
  },
  {
    id: categoryIds.support,
    AZ: { Category: 'Dəstək' },
    EN: { Category: 'Support' },
    RU: { Category: 'Поддержка' },
  },
  {
    id: categoryIds.design,
    AZ: { Category: 'Dizayn' },
    EN: { Category: 'Design' },
    RU: { Category: 'Дизайн' },
  },
]
