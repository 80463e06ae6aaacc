import { useState } from "react";
import { SetCover } from "#ui/cover/set-cover.tsx";
import { Beads } from "#ui/drawn/beads.tsx";
import { CountBeads } from "#ui/drawn/count-beads.tsx";
import { Track } from "#ui/drawn/countdown.tsx";
import { Logo } from "#ui/drawn/logo.tsx";
import { Picture } from "#ui/drawn/picture.tsx";
import { QrCode } from "#ui/drawn/qr-code.tsx";
import { Ring } from "#ui/drawn/ring.tsx";
import { Bar, RowBars } from "#ui/drawn/skeleton.tsx";
import { Spinner } from "#ui/drawn/spinner.tsx";
import { BrandMarble } from "#ui/marble/brand-marble.tsx";
import { marbleSeed } from "#ui/marble/marble-art";
import { MarbleRow } from "#ui/marble/marble-row.tsx";
import { ReactionMarble } from "#ui/marble/reaction-marble.tsx";
import { StudentMarble } from "#ui/marble/student-marble.tsx";
import { TeamMarble } from "#ui/marble/team-marble.tsx";
import { Table, type Column } from "#ui/table.tsx";
import { Tabs } from "#ui/tabs.tsx";
import { Tag } from "#ui/tag.tsx";
import { longSentence, longWord, people } from "./long-words";
import { Shelf } from "./shelf";
import * as styles from "./catalogue.module.css";

const tones = ["plain", "ok", "info", "warn", "err"] as const;
const tabs = [
  { id: "students", label: "Öğrenciler", count: 24 },
  { id: "progress", label: "Gelişim" },
  { id: "long", label: longWord },
] as const;

const covers = [
  { id: "a", subject: "matematik" },
  { id: "b", subject: null },
];

const columns: readonly Column<string>[] = [
  { key: "name", head: "Öğrenci", cell: (name) => name, phone: "title" },
  { key: "rate", head: "Doğru oranı", cell: (name) => <Beads rate={name.length / 40} /> },
  { key: "points", head: "Puan", cell: (name) => name.length * 140, align: "right" },
];

export function Drawings() {
  const [tab, setTab] = useState<(typeof tabs)[number]["id"]>("students");
  return (
    <>
      <Shelf title="Çizelgeler, sekmeler, etiketler">
        <div className={styles.column}>
          <Tabs label="Sınıf" tabs={tabs} selected={tab} onSelect={setTab} panelId="catalogue-panel" />
          <div id="catalogue-panel" role="tabpanel">
            <Table label="Öğrenciler" columns={columns} rows={people} rowKey={(name) => name} />
          </div>
        </div>
        <div className={`row wrap ${styles.row}`}>
          {tones.map((tone) => (
            <Tag key={tone} tone={tone} icon="check">
              Onaylı
            </Tag>
          ))}
        </div>
      </Shelf>
      <Shelf title="Çizimler">
        <Logo />
        <BrandMarble size={64} />
        {people.map((name) => (
          <StudentMarble key={name} name={name} size={48} />
        ))}
        {[0, 1, 2].map((team) => (
          <TeamMarble key={team} team={team} size={48} />
        ))}
        {[0, 1, 2].map((reaction) => (
          <ReactionMarble key={reaction} reaction={reaction} size={48} />
        ))}
        <MarbleRow seeds={people.map(marbleSeed)} most={3} />
        <Spinner />
        <Ring seconds={14} totalMs={20_000} leftMs={14_000} isRunning={false} />
        <Ring seconds={4} totalMs={20_000} leftMs={4_000} />
        <QrCode text="https://bilye.example/odev/ABC2345" label="Ödevin karekodu" className={styles.drawn} />
        {covers.map((set) => (
          <SetCover key={set.id} set={set} className={styles.drawn} />
        ))}
        <Picture picture={{ id: "yok", alt: longSentence }} isNamed className={styles.drawn} />
        <div className={styles.column}>
          <Track seconds={14} totalMs={20_000} leftMs={14_000} isRunning={false} />
          <CountBeads count={7} most={12} isFull />
          <CountBeads count={3} most={12} isFull={false} />
          <Bar width={60} />
          <RowBars count={2} />
        </div>
      </Shelf>
    </>
  );
}
