import { categoryIds } from '#careers/sampleCategories.ts'
import type { VacancySample } from '#careers/sampleVacancy.ts'

export const testAutomationEngineer: VacancySample = {
  id: 8,
  categoryId: categoryIds.development,
  employment: 'fullTime',
  workplace: 'hybrid',
  level: 'middle',
  places: 1,
  salary: { from: 2400, to: 3300 },
  publishedDaysAgo: 18,
  closesInDays: null,
  text: {
    AZ: {
      Position: 'Testlərin avtomatlaşdırılması üzrə mühəndis',
      Description:
        'Xətanın istehsal xəttini dayandıra bildiyi zavod terminalları üçün avtotestlər yazırsınız.',
      LocationCity: 'Sumqayıt',
      LocationCountry: 'Azərbaycan',
      Overview:
        'Komanda Sumqayıtdakı zavodun terminalları üçün proqramlar hazırlayır: həftənin üç günü müştərinin yanında, iki günü evdən işləyirik. Hazırda hər buraxılışdan əvvəl 200‑ə yaxın yoxlama əl ilə aparılır, bunların təxminən yarısını avtomatlaşdırmaq olar. Qalanı üçün insan əli, skaner və etiket printeri lazımdır, bu işin bir hissəsi də sizə düşəcək.',
      Responsibilities: [
        ['Birinci növbədə nəyin avtomatlaşdırılacağına komanda ilə birlikdə qərar vermək'],
        ['Playwright ilə bütöv ssenariləri yoxlayan testlər və API testləri yazmaq'],
        ['Testlərin iyirmi dəqiqədən artıq çəkməməsinə nəzarət etmək, qeyri-sabit testləri aradan qaldırmaq'],
        ['Skanerləri, printerləri və əlaqə kəsiləndə sistemin işini yerində yoxlamaq'],
        ['Xətaları proqramçının ilk cəhddə təkrarlaya biləcəyi şəkildə təsvir etmək'],
      ],
      Qualifications: [
        ['Testlərin avtomatlaşdırılmasında ən azı iki illik təcrübə'],
        ['Köməkçi modullar yazmaq üçün yetərli JavaScript və ya TypeScript bilikləri'],
        ['Testləri CI mühitində işə salmaq təcrübəsi'],
        ['Verilənləri hazırlamaq üçün təməl SQL bilikləri'],
        ['Həftədə üç gün Sumqayıtda işləməyə hazır olmaq (Bakıdan xidməti nəqliyyat var)'],
      ],
    },
    EN: {
      Position: 'Test automation engineer',
      Description: 'Write tests for terminals on a factory floor, where a mistake stops the line.',
      LocationCity: 'Sumgait',
      LocationCountry: 'Azerbaijan',
      Overview:
        'The team writes software for terminals at a plant in Sumgait: three days a week we work beside the client, two from home. Today some 200 checks are made by hand before each release, and about half of them can be automated. The rest need hands, a scanner and a label printer, and part of that work will be yours too.',
      Responsibilities: [
        ['Decide together with the team what to automate first'],
        ['Write end-to-end tests with Playwright and tests of the API'],
        ['Keep the run under twenty minutes and get rid of flaky tests'],
        ['Test scanners, printers and lost connections on site'],
        ['Describe faults so that a developer can repeat them at the first attempt'],
      ],
      Qualifications: [
        ['At least two years of test automation'],
        ['JavaScript or TypeScript well enough to write your own helpers'],
        ['Experience of running tests in CI'],
        ['Basic SQL for preparing data'],
        ['Readiness to work in Sumgait three days a week (there is company transport from Baku)'],
      ],
    },
    RU: {
      Position: 'Инженер по автоматизации тестирования',
      Description: 'Пишете автотесты для заводских терминалов, где ошибка останавливает линию.',
      LocationCity: 'Сумгаит',
      LocationCountry: 'Азербайджан',
      Overview:
        'Команда пишет программы для терминалов на заводе в Сумгаите: три дня в неделю мы работаем рядом с клиентом, два — из дома. Сейчас перед каждым релизом около 200 проверок делают вручную, автоматизировать можно примерно половину. Для остальных нужны руки, сканер и принтер этикеток, и часть этой работы тоже достанется вам.',
      Responsibilities: [
        ['Вместе с командой решать, что автоматизировать в первую очередь'],
        ['Писать сквозные тесты на Playwright и тесты API'],
        ['Следить, чтобы прогон укладывался в двадцать минут, и избавляться от нестабильных тестов'],
        ['Проверять на месте сканеры, принтеры и работу при обрыве связи'],
        ['Описывать ошибки так, чтобы их удалось повторить с первого раза'],
      ],
      Qualifications: [
        ['Опыт автоматизации тестирования от двух лет'],
        ['JavaScript или TypeScript на уровне, достаточном для собственных вспомогательных модулей'],
        ['Опыт запуска тестов в CI'],
        ['Базовый SQL для подготовки данных'],
        ['Готовность три дня в неделю работать в Сумгаите (из Баку ходит служебный транспорт)'],
      ],
    },
  },
}
