import { categoryIds } from '#careers/sampleCategories.ts'
import type { VacancySample } from '#careers/sampleVacancy.ts'

export const devOpsEngineer: VacancySample = {
  id: 5,
  categoryId: categoryIds.infrastructure,
  employment: 'fullTime',
  workplace: 'remote',
  level: 'middle',
  places: 1,
  salary: { from: 2900, to: 4000 },
  publishedDaysAgo: 15,
  closesInDays: 45,
  text: {
    AZ: {
      Position: 'DevOps mühəndisi',
      Description: 'On iki müştəri sisteminin buraxılış və monitorinq proseslərinə cavabdeh olursunuz.',
      LocationCity: 'Bakı',
      LocationCountry: 'Azərbaycan',
      Overview:
        'On iki sistemə xidmət göstəririk: səkkizi Bakıdakı data mərkəzində, dördü buludda işləyir. Onlardan beşi hələ də əl ilə yenilənir; ilk yarımilin vəzifəsi bu beş sistemi ümumi CI/CD prosesinə keçirməkdir.\n\nAzərbaycanın istənilən şəhərindən məsafədən işləmək olar, ayda bir dəfə komanda Bakı ofisində toplaşır.',
      Responsibilities: [
        ['GitLab‑da CI/CD proseslərini qurmaq və dəstəkləmək'],
        ['Server və şəbəkələri Terraform və Ansible ilə kod şəklində təsvir etmək'],
        ['Xəbərdarlıqları elə tənzimləmək ki, növbətçini yalnız həqiqətən lazım olanda narahat etsin'],
        ['Rübdə bir dəfə ehtiyat nüsxələri bərpa edərək yoxlamaq'],
        ['Beş həftədən bir növbətçilik etmək'],
      ],
      Qualifications: [
        ['Linux serverlərinin istismarında ən azı üç illik təcrübə'],
        ['Docker və Kubernetes ilə iş təcrübəsi'],
        ['Prometheus, Grafana və ya oxşar monitorinq alətləri ilə iş təcrübəsi'],
        ['Həmkarların başa düşəcəyi skriptlər üçün Bash və ya Python bilikləri'],
        ['Şəbəkələri bilmək: DNS, TLS, marşrutlaşdırma, firewall'],
      ],
    },
    EN: {
      Position: 'DevOps engineer',
      Description: 'Keep releases and monitoring in order for twelve client systems.',
      LocationCity: 'Baku',
      LocationCountry: 'Azerbaijan',
      Overview:
        'We run twelve systems: eight in a data centre in Baku, four in the cloud. Five of them are still released by hand, and the task for the first half-year is to bring them into the common CI/CD process.\n\nYou can work remotely from any city in Azerbaijan; once a month the team meets in the Baku office.',
      Responsibilities: [
        ['Build and maintain CI/CD pipelines in GitLab'],
        ['Describe servers and networks as code with Terraform and Ansible'],
        ['Set up alerts that wake a person only when a person is needed'],
        ['Check backups every quarter by restoring them'],
        ['Take one on-call week in five'],
      ],
      Qualifications: [
        ['At least three years of running Linux servers in production'],
        ['Experience with Docker and Kubernetes'],
        ['Experience of monitoring with Prometheus, Grafana or similar tools'],
        ['Bash or Python for scripts that colleagues can read'],
        ['Understanding of networks: DNS, TLS, routing, firewalls'],
      ],
    },
    RU: {
      Position: 'DevOps-инженер',
      Description: 'Отвечаете за релизы и мониторинг двенадцати клиентских систем.',
      LocationCity: 'Баку',
      LocationCountry: 'Азербайджан',
      Overview:
        'Мы сопровождаем двенадцать систем: восемь работают в дата-центре в Баку, четыре — в облаке. Пять из них до сих пор обновляются вручную; задача на первые полгода — перевести их на общий процесс CI/CD.\n\nРаботать можно удалённо из любого города Азербайджана, раз в месяц команда собирается в бакинском офисе.',
      Responsibilities: [
        ['Строить и поддерживать процессы CI/CD в GitLab'],
        ['Описывать серверы и сети кодом: Terraform, Ansible'],
        ['Настраивать оповещения так, чтобы они будили человека только по делу'],
        ['Раз в квартал проверять резервные копии восстановлением'],
        ['Дежурить одну неделю из пяти'],
      ],
      Qualifications: [
        ['Опыт эксплуатации Linux-серверов от трёх лет'],
        ['Опыт работы с Docker и Kubernetes'],
        ['Опыт мониторинга на Prometheus, Grafana или аналогах'],
        ['Bash или Python для скриптов, понятных коллегам'],
        ['Понимание сетей: DNS, TLS, маршрутизация, межсетевые экраны'],
      ],
    },
  },
}
